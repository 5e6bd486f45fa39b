import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { countersOn, type GameObject, type PlayerState, type GameState } from '@stacktrail/game-state';

/** Fields of a state that say when or how often something happened, or that the digest covers in another way. */
export const notOfPosition: ReadonlySet<string> = new Set([
  'catalog',
  'setup',
  'deckLists',
  'revision',
  'objects',
  'nextObject',
  'nextEffect',
  'nextTrigger',
  'nextMana',
  'draws',
  'timestamp',
  'stepBeganAt',
  'checkedAt',
  'stamp',
  'pending',
  'outcome',
  'before',
  'repetition',
  'proposal',
  'barred',
  'history',
  'effects',
]);

// prettier-ignore

/** Fields that say when something happened, or that hold a number without meaning. */
const incidental: ReadonlySet<string> = new Set([
  'id', 'timestamp', 'memo', 'memoStamp', 'lastKnown', 'wasAttached', 'wasBlocking', 'placedAt', 'exiledWith', 'damagedAt', 'deathtouchedAt', 'becomes',
  'transformedAt', 'knownTo', 'began', 'created', 'triggeredAt', 'added', 'unit', 'card', 'meldedCard',
]);

// prettier-ignore

/** Fields that hold ids of objects. */
const ofObjects: ReadonlySet<string> = new Set([
  'object', 'objects', 'source', 'attachedTo', 'kept', 'linked', 'attacker', 'blocker', 'blockers', 'attackers',
  'library', 'hand', 'graveyard', 'outside', 'attractions', 'planes', 'schemes', 'battlefield', 'stack', 'exile', 'command', 'ante', 'strays', 'host',
]);

// prettier-ignore

/** Feeds a state to a hash, piece by piece. */
export class Teller {
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
export class Hash {
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
