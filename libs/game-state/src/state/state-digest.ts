import { blankObject } from './blank-object.js';
import type { Effect } from '@stacktrail/card-tree';
import {
  difference,
  emptyRecord,
  listOf,
  noLanes,
  numberLanes,
  sum,
  textLanes,
  together,
  valueLanes,
  type Lanes,
} from './digest-lanes.js';
import type { GameObject } from './game-object.js';
import type { GameState } from './game-state.js';
import { initialState } from './initial-state.js';
import type { Catalog } from './catalog.js';
import { noAttacks, nobody, PlayerStateRecord, type PlayerState } from './player-state.js';
import { compileDifferences, type FindDifferences } from './record-differences.js';
import { RecordLanes } from './record-lanes.js';
import type { PlayerId } from '@stacktrail/game-events';

/** How states are digested. It is raised where a field of old states changes its name or meaning. */
export const digestForm = 1;

/** What facts alone don't give: caches, what play remembers beside them, and the definitions, which have a hash. */
const notOfFacts: ReadonlySet<string> = new Set([
  ...['catalog', 'objects', 'stamp', 'before', 'history', 'repetition', 'proposal', 'barred'],
  ...['waiting', 'nextTrigger'],
]);
const notOfObjects: ReadonlySet<string> = new Set([
  'printed',
  'memo',
  'memoStamp',
  'lastKnown',
  'wasAttached',
  'wasBlocking',
]);

const blankPlayer = new PlayerStateRecord({ id: 0 as PlayerId, life: 0 });
const nothing: ReadonlySet<string> = new Set();
/** Fields of players that were added since, which count only where they aren't blank. */
const addedToPlayers = {
  attackedThisTurn: nobody,
  attackedLastTurn: nobody,
  attacksThisCombat: noAttacks,
  attacksLastCombat: noAttacks,
};

/** Memoised: a game's states come one after another, and little differs between two of them. */
const readers = new WeakMap<Catalog, StateReader>();

/**
 * A digest of a whole state as facts give it: 64 bits in 16 hexadecimal digits. Two programs that fold the same facts
 * differently get different ones. A field that still is as in a new game doesn't count, so a release that adds one
 * digests old games as before. It hides nothing: whoever knows all but a few cards of a state can guess those.
 */
export function stateDigest(state: GameState): string {
  const { catalog } = state;
  let reader = readers.get(catalog);
  if (reader === undefined) {
    reader = new StateReader(catalog);
    readers.set(catalog, reader);
  }
  return reader.digest(state);
}

/** A field of the state, with what it adds to the digest of the state that was read last. */
interface FieldReader {
  readonly name: keyof GameState;
  readonly nameLanes: Lanes;
  readonly inNewGame: Lanes;
  added: Lanes;
}

/** Digests the states of one game. It reads only what differs from the state that it read before, whichever that was. */
class StateReader {
  private last: GameState;
  private lanes = noLanes;
  /** The lanes of the players and objects of that state: by seat, and by number. */
  private players: readonly Lanes[] = [];
  private readonly objects: (Lanes | undefined)[] = [];
  private readonly fields: readonly FieldReader[];
  private readonly differences: FindDifferences;
  private readonly ofObject: RecordLanes<GameObject>;
  private readonly ofPlayer: RecordLanes<PlayerState>;
  private readonly pointerOf: (field: string, value: object) => string | undefined;

  constructor(catalog: Catalog) {
    this.pointerOf = pointerIn(catalog);
    this.last = initialState(catalog);
    const names = (Object.keys(this.last) as readonly (keyof GameState)[]).filter((name) => !notOfFacts.has(name));
    this.fields = names.map((name) => {
      return { name, nameLanes: textLanes(name), inNewGame: this.lanesOf(this.last[name]), added: noLanes };
    });
    this.differences = compileDifferences(names);
    const lanesOf = (value: unknown): Lanes => this.lanesOf(value);
    this.ofObject = new RecordLanes(blankObject, notOfObjects, blankObject, lanesOf);
    // Every field of a player counts in this form. One that a release adds needs its blank value here (ADR 0024).
    this.ofPlayer = new RecordLanes(blankPlayer, nothing, addedToPlayers, lanesOf);
  }

  digest(state: GameState): string {
    this.readPlayers(state.players);
    for (const place of this.differences(this.last, state)) {
      const field = this.fields[place]!;
      const lanes = field.name === 'players' ? listOf(this.players) : this.lanesOf(state[field.name]);
      this.readField(field, lanes);
    }
    state.objects.forEachDifference(this.last.objects, (now, before) => this.readObject(now, before));
    this.last = state;
    return hex(this.lanes.a) + hex(this.lanes.b);
  }

  private readPlayers(players: GameState['players']): void {
    const before = this.last.players;
    if (players === before) return;
    this.players = players.map((player, seat) => {
      const [old, known] = [before[seat], this.players[seat]];
      if (old === undefined || known === undefined) return this.ofPlayer.changed(emptyRecord, addedToPlayers, player);
      return old === player ? known : this.ofPlayer.changed(known, old, player);
    });
  }

  private readField(field: FieldReader, lanes: Lanes): void {
    const { inNewGame, nameLanes, added } = field;
    field.added = lanes.a === inNewGame.a && lanes.b === inNewGame.b ? noLanes : together(nameLanes, lanes);
    this.replace(added, field.added);
  }

  private readObject(now: GameObject | undefined, before: GameObject | undefined): void {
    const known = before === undefined ? undefined : this.objects[before.id];
    if (before !== undefined && known !== undefined) {
      this.objects[before.id] = undefined;
      this.replace(ofOneObject(before, known), noLanes);
    }
    if (now === undefined) return;
    const lanes = this.ofObject.changed(known ?? noLanes, before ?? blankObject, now);
    this.objects[now.id] = lanes;
    this.replace(noLanes, ofOneObject(now, lanes));
  }

  private replace(before: Lanes, now: Lanes): void {
    this.lanes = sum(difference(this.lanes, before), now);
  }

  private lanesOf(value: unknown): Lanes {
    return valueLanes(value, this.pointerOf);
  }
}

/** Without its number, two objects could exchange a field, and the sum over all objects would be the same. */
function ofOneObject({ id }: GameObject, fields: Lanes): Lanes {
  return together(numberLanes(id), fields);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}

/** What stands for a part of the pinned trees: where it stands. */
function pointerIn(catalog: Catalog): (field: string, value: object) => string | undefined {
  return (field, value) => {
    if ('pointer' in value) return String(value.pointer);
    return field === 'instruction' ? catalog.pointerOf(value as Effect) : undefined;
  };
}
