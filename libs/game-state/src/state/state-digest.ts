import type { Effect } from '@stacktrail/card-tree';
import { difference, noLanes, sum, textLanes, together, valueLanes, type Lanes } from './digest-lanes.js';
import { GameObjectRecord, type GameObject } from './game-object.js';
import type { GameState } from './game-state.js';
import { initialState } from './initial-state.js';
import type { Catalog } from './catalog.js';
import { nothingPrinted } from './printed.js';
import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';

/** How states are digested. It is raised where a field of old states changes its name or meaning. */
export const digestForm = 1;

/** What facts alone don't give: caches, what play remembers beside them, and the definitions, which have a hash. */
const notOfFacts: ReadonlySet<string> = new Set([
  ...['catalog', 'objects', 'stamp', 'before', 'history', 'repetition', 'proposal', 'barred'],
  ...['waiting', 'nextTrigger'],
]);
const notOfObjects: ReadonlySet<string> = new Set(['printed', 'memo', 'memoStamp', 'lastKnown', 'wasAttached']);

const blankObject = new GameObjectRecord({
  id: 0 as ObjectId,
  printed: nothingPrinted,
  kind: 'card',
  card: -1 as CardIndex,
  owner: 0 as PlayerId,
  controller: 0 as PlayerId,
  zone: 'outside',
});
const blankValues: readonly unknown[] = Object.values(blankObject);
const fieldsOfObjects = Object.keys(blankObject).flatMap((name, place) =>
  notOfObjects.has(name) ? [] : [{ place, nameLanes: textLanes(name), blank: blankValues[place] }],
);

/**
 * Memoised: records and lists never change, so each is read once. A tree's lanes are those of its pointer, since its
 * words may change with the version of the card language.
 */
const ofValues = new WeakMap<object, Lanes>();
const ofObjects = new WeakMap<GameObject, Lanes>();
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
  /** Which of the values of a state it is. */
  readonly place: number;
  readonly nameLanes: Lanes;
  readonly inNewGame: Lanes;
  added: Lanes;
}

/**
 * Digests the states of one game. It reads only what differs from the state that it read before, whichever that was.
 * States are made by one constructor, and so are objects: the values of each stand in one order.
 */
class StateReader {
  private objects: GameState['objects'];
  private values: readonly unknown[];
  private lanes = noLanes;
  private readonly fields: readonly FieldReader[];
  private readonly pointerOf: (field: string, value: object) => string | undefined;

  constructor(catalog: Catalog) {
    this.pointerOf = pointerIn(catalog);
    const first = initialState(catalog);
    this.objects = first.objects;
    this.values = Object.values(first);
    this.fields = Object.keys(first).flatMap((name, place) => {
      if (notOfFacts.has(name)) return [];
      return [{ place, nameLanes: textLanes(name), inNewGame: this.lanesOf(this.values[place]), added: noLanes }];
    });
  }

  digest(state: GameState): string {
    const values: readonly unknown[] = Object.values(state);
    for (const field of this.fields) {
      const value = values[field.place];
      if (value !== this.values[field.place]) this.readField(field, value);
    }
    state.objects.forEachDifference(this.objects, (now, before) => {
      this.replace(
        before === undefined ? noLanes : this.objectLanes(before),
        now === undefined ? noLanes : this.objectLanes(now),
      );
    });
    this.values = values;
    this.objects = state.objects;
    return hex(this.lanes.a) + hex(this.lanes.b);
  }

  private readField(field: FieldReader, value: unknown): void {
    const { inNewGame, nameLanes, added } = field;
    const lanes = this.lanesOf(value);
    field.added = lanes.a === inNewGame.a && lanes.b === inNewGame.b ? noLanes : together(nameLanes, lanes);
    this.replace(added, field.added);
  }

  private replace(before: Lanes, now: Lanes): void {
    this.lanes = sum(difference(this.lanes, before), now);
  }

  private lanesOf(value: unknown): Lanes {
    return valueLanes(value, ofValues, this.pointerOf);
  }

  private objectLanes(object: GameObject): Lanes {
    const known = ofObjects.get(object);
    if (known !== undefined) return known;
    let told = noLanes;
    const values: readonly unknown[] = Object.values(object);
    for (const { place, nameLanes, blank } of fieldsOfObjects) {
      const value = values[place];
      if (value !== blank) told = sum(told, together(nameLanes, this.lanesOf(value)));
    }
    // Without this, two objects could exchange a field, and the sum would be the same.
    const lanes = together(this.lanesOf(object.id), told);
    ofObjects.set(object, lanes);
    return lanes;
  }
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
