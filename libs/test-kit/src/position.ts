import {
  type CardDefinition,
  type Duration,
  type Effect,
  type Modification,
  type TokenDescription,
  type Zone,
  cardTypes,
  colors,
  sorcery,
  thisObject,
  type CardType,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { evolveInPlay } from '@stacktrail/engine';
import {
  allSeats,
  seatBit,
  GameEvent,
  type CardIndex,
  type Counter,
  type DefinitionPointer,
  type EventData,
  type EventType,
  type ObjectId,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import {
  Catalog,
  type Commander,
  EffectStamp,
  GameObjectRecord,
  renewPrinted,
  type NewObject,
  type Characteristics,
  GameStateRecord,
  initialState,
  objectOf,
  type GameState,
  PlayerStateRecord,
  colorBit,
  typeBit,
} from '@stacktrail/game-state';

export const alice = 0 as PlayerId;
export const bob = 1 as PlayerId;

type Where = 'battlefield' | 'graveyard' | 'hand' | 'library' | 'exile' | 'stack' | 'outside' | 'command';
type Apply = Extract<Effect, { do: 'apply' }>;

/** How an object differs from one that has just come where it is; counters as `{ '+1/+1': 2 }`. */
export interface Details extends Partial<Omit<NewObject, 'counters' | 'printed' | 'kind'>> {
  readonly counters?: Readonly<Record<string, number>>;
}

/** A continuous effect that a resolved spell made. */
export interface Lasting {
  readonly changes: readonly Modification[];
  readonly objects: readonly ObjectId[];
  readonly values?: readonly number[];
  readonly controller?: PlayerId;
  readonly source?: ObjectId;
  readonly duration?: Duration;
}

interface Placed {
  readonly id: ObjectId;
  readonly where: Where;
  readonly definition: number;
  readonly kind: 'card' | 'token';
  readonly owner: PlayerId;
  readonly details: Details;
  readonly timestamp: number;
}

const counted = (counters: Readonly<Record<string, number>>): readonly Counter[] =>
  Object.entries(counters).map(([kind, count]) => ({ kind, count }));

/**
 * A position that is set up directly, for tests that start in the middle of a game. Objects get their ids and timestamps
 * in the order in which they are put down; `state()` makes the state, once all is there.
 */
export class Position {
  private readonly definitions: CardDefinition[] = [];
  private readonly placed: Placed[] = [];
  private readonly lasting: { readonly effect: Lasting; readonly definition: number; readonly timestamp: number }[] =
    [];
  private readonly leaders: [ObjectId, Partial<Pick<Commander, 'casts' | 'damage'>>][] = [];
  private objects = 0;
  private time = 0;

  constructor(
    private readonly players: number,
    private readonly change: (state: GameStateRecord) => void = () => {},
  ) {}

  battlefield(owner: PlayerId, card: CardDefinition, details: Details = {}): ObjectId {
    return this.put('battlefield', 'card', owner, card, details);
  }

  graveyard(owner: PlayerId, card: CardDefinition, details: Details = {}): ObjectId {
    return this.put('graveyard', 'card', owner, card, details);
  }

  hand(owner: PlayerId, card: CardDefinition, details: Details = {}): ObjectId {
    return this.put('hand', 'card', owner, card, details);
  }

  /** On the bottom of the library. */
  library(owner: PlayerId, card: CardDefinition, details: Details = {}): ObjectId {
    return this.put('library', 'card', owner, card, details);
  }

  exile(owner: PlayerId, card: CardDefinition, details: Details = {}): ObjectId {
    return this.put('exile', 'card', owner, card, details);
  }

  command(owner: PlayerId, card: CardDefinition, details: Details = {}): ObjectId {
    return this.put('command', 'card', owner, card, details);
  }

  /** The card that is this object is its owner's commander (CR 903.3); what has happened with it so far, by seat. */
  leads(id: ObjectId, so: Partial<Pick<Commander, 'casts' | 'damage'>> = {}): ObjectId {
    this.leaders.push([id, so]);
    return id;
  }

  /** In the sideboard. */
  outside(owner: PlayerId, card: CardDefinition, details: Details = {}): ObjectId {
    return this.put('outside', 'card', owner, card, { knownTo: seatBit(owner), ...details });
  }

  /** A card that is in nobody's deck, such as a dungeon: pinned with the others. */
  pinned(card: CardDefinition): void {
    this.definitions.push(card);
  }

  /** A spell on top of the stack. */
  stack(owner: PlayerId, card: CardDefinition, details: Details = {}): ObjectId {
    return this.put('stack', 'card', owner, card, details);
  }

  token(owner: PlayerId, token: TokenDescription, details: Details = {}): ObjectId {
    const create: Effect = { do: 'create tokens', who: { players: 'you' }, count: 1, token };
    const maker = sorcery('Token maker', '', { kind: 'spell', modes: [{ targets: [], effects: [create] }] });
    return this.put('battlefield', 'token', owner, maker, details);
  }

  /** A continuous effect that began now, younger than what was put down so far. */
  effect(effect: Lasting): number {
    const { changes, duration = 'this turn' } = effect;
    const apply: Apply = { do: 'apply', to: thisObject, changes, until: duration };
    const spell = { kind: 'spell', modes: [{ targets: [], effects: [apply] }] } as const;
    this.definitions.push(sorcery('Lasting effect', '', spell));
    this.lasting.push({ effect, definition: this.definitions.length - 1, timestamp: ++this.time });
    return this.lasting.length;
  }

  state(): GameState {
    const catalog = new Catalog(this.definitions);
    const state = new GameStateRecord(initialState(catalog));
    const seats = Array.from({ length: this.players }, (_, seat) => ({ name: `Player ${seat + 1}` }));
    state.deckLists = seats.map((_, seat) =>
      this.placed.filter(({ kind, owner }) => kind === 'card' && owner === seat).map(({ definition }) => definition),
    );
    state.setup = setupOf(seats, catalog.hash);
    state.players = seats.map((_, id) => new PlayerStateRecord({ id: id as PlayerId, life: 20 }));
    const deckOf = (seat: number): number => state.deckLists.slice(0, seat).reduce((sum, deck) => sum + deck.length, 0);
    const next = seats.map((_, seat) => deckOf(seat));
    for (const object of this.placed) this.lay(state, object, object.kind === 'card' ? next[object.owner]!++ : -1);
    state.effects = this.lasting.map(({ effect, definition, timestamp }, i) => ({
      id: i + 1,
      instruction: catalog.instruction(pointer(definition, 'abilities/0/modes/0/effects/0')) as Apply,
      source: effect.source ?? (0 as ObjectId),
      controller: effect.controller ?? alice,
      objects: effect.objects,
      values: effect.values ?? lockedNumbers(effect.changes),
      duration: effect.duration ?? 'this turn',
      timestamp,
      turn: state.turn,
      began: 0 as Revision,
    }));
    state.nextObject = this.objects + 1;
    state.nextEffect = this.lasting.length + 1;
    state.timestamp = this.time;
    state.step = 'precombat main';
    state.turn = 3;
    state.players = state.players.map((player) => {
      const copy = new PlayerStateRecord(player);
      copy.latestTurn = player.id === state.activePlayer ? 3 : 2;
      return copy;
    });
    const none = seats.map(() => 0);
    state.commanders = this.leaders.map(([id, so]) => {
      const { card, owner } = objectOf(state, id);
      return { card, owner, casts: none, damage: none, ...so };
    });
    this.change(state);
    if (state.begun.length === 0) state.begun = [state.step];
    if (state.extraTurns.length === 0) state.turnOrderAt = state.activePlayer;
    return state;
  }

  private put(where: Where, kind: Placed['kind'], owner: PlayerId, card: CardDefinition, details: Details): ObjectId {
    const at = this.definitions.indexOf(card);
    const definition = at >= 0 ? at : this.definitions.push(card) - 1;
    const id = ++this.objects as ObjectId;
    this.placed.push({ id, where, definition, kind, owner, details, timestamp: ++this.time });
    return id;
  }

  private lay(state: GameStateRecord, placed: Placed, card: number): void {
    const { id, where, definition, kind, owner, details, timestamp } = placed;
    const { counters = {}, ...rest } = details;
    const { catalog } = state;
    const form =
      kind === 'card'
        ? catalog.findCard(definition)!
        : catalog.form(pointer(definition, 'abilities/0/modes/0/effects/0/token'));
    const object = new GameObjectRecord({
      id,
      printed: form.whole,
      form,
      kind,
      card: card as CardIndex,
      owner,
      controller: owner,
      zone: where,
      timestamp,
      knownTo: allSeats(this.players),
      ...rest,
      counters: counted(counters),
    });
    state.objects = state.objects.set(id, renewPrinted(object, state.catalog));
    if (where === 'graveyard' || where === 'hand' || where === 'library' || where === 'outside') {
      const record = new PlayerStateRecord(state.players[owner]!);
      record[where] = [...record[where], id];
      state.players = state.players.map((player) => (player.id === owner ? record : player));
    } else {
      state[where] = [...state[where], id];
    }
  }
}

/** @param change what else differs, such as the turn or the step, once everything is in place */
export function position(change?: (state: GameStateRecord) => void, players = 2): Position {
  return new Position(players, change);
}

function pointer(definition: number, rest: string): DefinitionPointer {
  return `/${definition}/faces/0/${rest}` as DefinitionPointer;
}

/** The numbers that changes would lock in where they are written as numbers (CR 608.2h). */
function lockedNumbers(changes: readonly Modification[]): readonly number[] {
  return changes.flatMap((change) =>
    change.change === 'set power and toughness' || change.change === 'modify power and toughness'
      ? [Number(change.power), Number(change.toughness)]
      : [],
  );
}

function setupOf(seats: EventData<'GameStarted'>['seats'], definitions: string): EventData<'GameStarted'> {
  return {
    game: 'position',
    edition: '2025-06-06',
    match: null,
    parent: null,
    startingLife: 20,
    startingHandSize: 7,
    seats,
    definitions,
    seedCommitment: '',
    provable: false,
    format: 'constructed',
    teams: seats.map((_, seat) => seat),
    freeMulligan: seats.length > 2,
    chooser: null,
    handNumbers: 0,
    mechanics: [],
    veilCommitment: '',
    openAfterEnd: false,
    asksByWhatIsOpen: false,
    skipsCountedChoices: false,
    seenBy: 0,
  };
}

/** The state after one more fact. */
export function after<K extends EventType>(state: GameState, type: K, data: EventData<K>): GameState {
  const revision = (state.revision + 1) as Revision;
  return evolveInPlay(state, new GameEvent(type, data, revision, '100.1', [], 0 as ObjectId, null, null, null));
}

/** The state after an object has moved; the new object's id is the state's `nextObject`. */
export function afterMove(
  state: GameState,
  object: ObjectId,
  to: Zone,
  more: Partial<EventData<'ObjectMoved'>> = {},
): GameState {
  const { zone, controller, card } = objectOf(state, object);
  return after(state, 'ObjectMoved', {
    object,
    becomes: state.nextObject as ObjectId,
    from: zone,
    to,
    position: 0,
    manner: 'put',
    controller,
    tapped: false,
    counters: [],
    attachTo: null,
    group: 0,
    face: 0,
    faceDown: null,
    copy: null,
    other: null,
    card,
    inHand: 0 as ObjectId,
    seenBy: allSeats(state.players.length),
    ...more,
  });
}

/** The same position under a set of effects for which nothing has been worked out, and with nothing kept on records. */
export function afresh(state: GameState): GameState {
  const copy = new GameStateRecord(state);
  copy.stamp = new EffectStamp();
  for (const object of state.objects.values()) {
    copy.objects = copy.objects.set(object.id, new GameObjectRecord(object));
  }
  return copy;
}

/** What an object is now (CR 613). */
export function seen(state: GameState, id: ObjectId): Characteristics {
  return characteristicsOf(state, objectOf(state, id));
}

/** An object's power and toughness, such as `2/3`. */
export function size(state: GameState, id: ObjectId): string {
  const { power, toughness } = seen(state, id);
  return `${power}/${toughness}`;
}

/** An object's card types, by name. */
export function typesOf(state: GameState, id: ObjectId): readonly CardType[] {
  const { types } = seen(state, id);
  return cardTypes.filter((type) => (types & typeBit(type)) !== 0);
}

/** An object's colors, such as `WU`; nothing if it is colorless. */
export function colorsOf(state: GameState, id: ObjectId): string {
  const mask = seen(state, id).colors;
  return colors.filter((color) => (mask & colorBit(color)) !== 0).join('');
}
