import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import {
  countersOn,
  type GameObject,
  type ContinuousEffect,
  type PlayerState,
  objectOf,
  type GameState,
} from '@stacktrail/game-state';

/**
 * A digest of a position: two states have the same one if play could go on in the same ways from both. The ids of
 * objects don't count, nor when or how often things happened (CR 730.3: the same game state). Unknown fields count, so
 * that at worst a repetition is missed.
 */
export function positionDigest(state: GameState): string {
  const order = objectsInOrder(state);
  const places = new Map(order.map((id, place) => [id, place]));
  const hash = new Hash();
  const teller = new Teller(state, places, hash);
  for (const [key, value] of Object.entries(state)) if (!notOfPosition.has(key)) teller.tell(key, value);
  for (const effect of state.effects) if (isTold(effect)) teller.tell('effect', effect);
  // CR 730.3: history that texts ask about distinguishes positions, though it only grows.
  teller.tell('history', historyOf(state));
  for (const id of order) teller.object(objectOf(state, id));
  return hash.text;
}

/**
 * Effects until end of turn are covered by the objects' characteristics, because they all end together (CR 514.2).
 * Effects that wait for the next spell affect no object yet (CR 611.2f).
 */
function isTold({ duration, instruction, objects }: ContinuousEffect): boolean {
  return duration !== 'this turn' || (instruction.next === true && objects.length === 0);
}

/** A position without the things that may grow, and the amounts of these. */
export interface Ground {
  readonly digest: string;
  /** The amounts by what they count: “life 0”, “counters #4”, “token …”. */
  readonly amounts: Readonly<Record<string, number>>;
}

/**
 * The part of a position that a loop can't grow. What can grow is left out: life totals, +1/+1 counters on permanents,
 * and the number of equal tokens without abilities.
 */
export function groundOf(state: GameState): Ground {
  const plain = new Map(state.battlefield.flatMap((id) => plainToken(state, id)));
  const order = objectsInOrder(state).filter((id) => !plain.has(id));
  const places = new Map<ObjectId, number | string>(order.map((id, place) => [id, place]));
  const amounts: Record<string, number> = {};
  for (const [id, description] of plain) {
    places.set(id, description);
    amounts[description] = (amounts[description] ?? 0) + 1;
  }
  const hash = new Hash();
  const teller = new Teller(state, places, hash, amounts);
  for (const [key, value] of Object.entries(state)) {
    if (key === 'battlefield')
      teller.tell(
        key,
        state.battlefield.filter((id) => !plain.has(id)),
      );
    else if (key === 'players') for (const player of state.players) teller.player(player);
    else if (!notOfPosition.has(key)) teller.tell(key, value);
  }
  for (const effect of state.effects) if (isTold(effect)) teller.tell('effect', effect);
  teller.tell('history', historyOf(state));
  for (const id of order) teller.object(objectOf(state, id));
  teller.tell('kinds of tokens', [...new Set(plain.values())].sort());
  return { digest: hash.text, amounts };
}

/** Some numbers that usually differ between such positions of a step. */
export function groundOutline({ players, stack, exile, priority, passed }: GameState): string {
  const each = players.map(({ hand, graveyard, mana }) => [hand.length, graveyard.length, mana.length]);
  return [each, stack.length, exile.length, priority, passed].join();
}

/** A token without abilities and attachments, with a description; nothing if the object isn't one. */
function plainToken(state: GameState, id: ObjectId): readonly (readonly [ObjectId, string])[] {
  const token = objectOf(state, id);
  if (token.kind !== 'token' || token.attachedTo !== 0 || token.damage !== 0) return [];
  const { abilities, supertypes, subtypes } = characteristicsOf(state, token);
  if (abilities.length > 0 || supertypes.length > 0) return [];
  if (subtypes.some((subtype) => isAttachment.has(subtype))) return [];
  if (state.battlefield.some((other) => objectOf(state, other).attachedTo === id)) return [];
  const hash = new Hash();
  new Teller(state, new Map(), hash, null).object(token);
  return [[id, `token ${hash.text}`]];
}

const isAttachment: ReadonlySet<string> = new Set(['Aura', 'Equipment', 'Fortification', 'Role']);

/**
 * What happened, as far as the pinned definitions ask about it. Within a turn, the same kinds come from the same facts.
 */
function historyOf({ history: { thisTurn, lastTurn } }: GameState): readonly string[] {
  return [...thisTurn, ...lastTurn].map(({ occasion }) => occasion.on);
}

/** All objects that are in a zone, in an order that doesn't depend on their ids. */
function objectsInOrder({ players, battlefield, stack, exile, command, ante }: GameState): readonly ObjectId[] {
  const own = players.flatMap(({ library, hand, graveyard, outside, attractions, planes, schemes }) => [
    ...library,
    ...hand,
    ...graveyard,
    ...outside,
    ...attractions,
    ...planes,
    ...schemes,
  ]);
  return [...own, ...battlefield, ...stack, ...exile, ...command, ...(ante ?? [])];
}

/** Fields of a state that say when or how often something happened, or that the digest covers in another way. */
const notOfPosition: ReadonlySet<string> = new Set([
  'catalog', 'setup', 'deckLists', 'revision', 'objects', 'nextObject', 'nextEffect', 'nextTrigger', 'nextMana',
  'draws', 'timestamp', 'stepBeganAt', 'checkedAt', 'stamp', 'pending', 'outcome', 'before', 'repetition', 'proposal',
  'barred', 'history', 'effects',
]); // prettier-ignore

/** Fields that say when something happened, or that hold a number without meaning. */
const incidental: ReadonlySet<string> = new Set([
  'id', 'timestamp', 'memo', 'memoStamp', 'lastKnown', 'wasAttached', 'placedAt', 'exiledWith', 'damagedAt', 'deathtouchedAt', 'becomes',
  'transformedAt', 'knownTo', 'began', 'created', 'triggeredAt', 'added', 'unit', 'card', 'meldedCard',
]); // prettier-ignore

/** Fields that hold ids of objects. */
const ofObjects: ReadonlySet<string> = new Set([
  'object', 'objects', 'source', 'attachedTo', 'kept', 'linked', 'attacker', 'blocker', 'blockers', 'attackers',
  'library', 'hand', 'graveyard', 'outside', 'attractions', 'planes', 'schemes', 'battlefield', 'stack', 'exile', 'command', 'ante', 'strays', 'host',
]); // prettier-ignore

/** Feeds a state to a hash, piece by piece. */
class Teller {
  constructor(
    private readonly state: GameState,
    private readonly places: ReadonlyMap<ObjectId, number | string>,
    private readonly hash: Hash,
    /** Counts the things that may grow, instead of feeding them to the hash. */
    private readonly amounts: Record<string, number> | null = null,
  ) {}

  /** A player without their life total, which may grow. */
  player(player: PlayerState): void {
    for (const [key, field] of Object.entries(player)) {
      if (key === 'life') this.amounts![`life ${player.id}`] = player.life;
      else if (!incidental.has(key)) this.tell(key, field);
    }
  }

  object(object: GameObject): void {
    this.hash.add(`${object.zone} ${object.printed.pointer} ${object.owner}`);
    // Of a card in a library or hand, only what is printed on it counts.
    if (object.zone === 'library') return;
    const grown = this.amounts === null || object.zone !== 'battlefield' ? 0 : countersOn(object, '+1/+1');
    if (grown > 0) this.grown(object, grown);
    else {
      this.fields(object);
      if (object.zone === 'battlefield') this.tell('is', characteristicsOf(this.state, object));
    }
    if (object.deathtouchedAt > this.state.checkedAt) this.hash.add('deathtouched');
  }

  /** A permanent without its +1/+1 counters and what they add to its power and toughness. */
  private grown(object: GameObject, count: number): void {
    this.amounts![`counters ${this.placeOf(object.id)}`] = count;
    for (const [key, field] of Object.entries(object)) {
      if (key !== 'counters' && !incidental.has(key)) this.tell(key, field);
    }
    this.tell(
      'other counters',
      object.counters.filter(({ kind }) => kind !== '+1/+1'),
    );
    const { power, toughness, ...rest } = { ...characteristicsOf(this.state, object) };
    this.tell('is', { ...rest, power: (power ?? 0) - count, toughness: (toughness ?? 0) - count });
  }

  tell(key: string, value: unknown): void {
    this.hash.add(key);
    this.value(value, ofObjects.has(key));
  }

  private fields(value: object): void {
    for (const [key, field] of Object.entries(value)) if (!incidental.has(key)) this.tell(key, field);
  }

  private value(value: unknown, isObject: boolean): void {
    if (typeof value === 'number') this.hash.add(isObject ? this.placeOf(value as ObjectId) : `${value}`);
    else if (typeof value !== 'object' || value === null) this.hash.add(String(value));
    else if (Array.isArray(value) || value instanceof Set || value instanceof Map) {
      this.hash.add('[');
      for (const one of value) this.value(one, isObject);
      this.hash.add(']');
    } else if ('pointer' in value) this.hash.add(String(value.pointer));
    else if ('is' in value && 'id' in value) {
      this.hash.add(value.is === 'object' ? this.placeOf(value.id as ObjectId) : `player ${String(value.id)}`);
    } else this.fields(value);
  }

  /**
   * A text for an object that is the same for the same place; for an object that has left, its last known
   * characteristics.
   */
  private placeOf(id: ObjectId): string {
    const place = this.places.get(id);
    if (place !== undefined) return typeof place === 'number' ? `#${place}` : place;
    const gone = this.state.objects.get(id);
    return gone === undefined ? 'none' : `gone ${gone.printed.pointer} ${gone.controller}`;
  }
}

/** Two independent 32-bit sums over the characters. */
class Hash {
  private one = 0x811c9dc5;
  private other = 0x9747b28c;

  add(text: string): void {
    for (let i = 0; i < text.length; i++) this.mix(text.charCodeAt(i));
    this.mix(0);
  }

  private mix(code: number): void {
    this.one = Math.imul(this.one ^ code, 0x01000193);
    this.other = Math.imul(this.other, 31) + code;
    this.other ^= this.other >>> 15;
  }

  get text(): string {
    return `${(this.one >>> 0).toString(36)}.${(this.other >>> 0).toString(36)}`;
  }
}
