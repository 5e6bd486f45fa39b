import {
  fromStored,
  MalformedEvent,
  type AnyGameEvent,
  type EventData,
  type StoredGameEvent,
} from '@stacktrail/game-events';
import type { Catalog } from '@stacktrail/rules';
import { catalogOf } from './storage/catalog-of.js';
import type { EventMetadata } from './storage/game-stream.js';
import type { GameSecrets } from './storage/secrets.js';

/** What a record is made of. */
export interface GameRecordParts {
  readonly id: string;
  /** The whole stream as it is stored. */
  readonly stored: readonly StoredGameEvent[];
  /** The definitions that the game pins, as they are stored. */
  readonly definitions: readonly unknown[];
  /** The same in today's version, compiled; it is made of them where absent. */
  readonly catalog?: Catalog;
  /** `null` where the reader may not have them, or there are none. */
  readonly secrets: GameSecrets | null;
  /** What the store keeps beside each event; empty for a record that comes from an export. */
  readonly metadata: readonly EventMetadata[];
}

/** A game from its first fact to its last, as it is stored. What it holds is read when it is asked for. */
export class GameRecord {
  readonly id: string;
  readonly stored: readonly StoredGameEvent[];
  readonly definitions: readonly unknown[];
  readonly secrets: GameSecrets | null;
  readonly metadata: readonly EventMetadata[];
  #events: readonly AnyGameEvent[] | null = null;
  #catalog: Catalog | null;

  constructor(parts: GameRecordParts) {
    this.id = parts.id;
    this.stored = parts.stored;
    this.definitions = parts.definitions;
    this.secrets = parts.secrets;
    this.metadata = parts.metadata;
    this.#catalog = parts.catalog ?? null;
  }

  /** The facts, each in today's version. @throws MalformedEvent where one can't be read */
  get events(): readonly AnyGameEvent[] {
    return (this.#events ??= this.stored.map((stored) => fromStored(stored)));
  }

  /**
   * The pinned definitions, compiled.
   *
   * @throws CardsDamaged where they are not those that the game names
   * @throws CardsUnreadable where this program can't read them
   */
  get catalog(): Catalog {
    return (this.#catalog ??= catalogOf(this.definitions, this.setup.definitions));
  }

  /** The game's setup. @throws MalformedEvent where the stream doesn't begin with one */
  get setup(): EventData<'GameStarted'> {
    const [stored] = this.stored;
    const first = stored === undefined ? undefined : fromStored(stored);
    if (first?.type !== 'GameStarted') throw new MalformedEvent('a game begins with GameStarted');
    return first.data;
  }
}
