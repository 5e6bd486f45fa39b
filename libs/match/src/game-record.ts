import type { CardDefinition } from '@stacktrail/card-language';
import {
  fromStored,
  MalformedEvent,
  type AnyGameEvent,
  type EventData,
  type StoredGameEvent,
} from '@stacktrail/game-events';
import { Catalog } from '@stacktrail/rules';
import { CardsDamaged } from './errors.js';
import type { EventMetadata } from './storage/game-stream.js';
import type { GameSecrets } from './storage/secrets.js';

/** What a record is made of. */
export interface GameRecordParts {
  readonly id: string;
  /** The whole stream as it is stored. */
  readonly stored: readonly StoredGameEvent[];
  /** The definitions that the game pins. */
  readonly definitions: readonly CardDefinition[];
  /** `null` where the reader may not have them, or there are none. */
  readonly secrets: GameSecrets | null;
  /** What the store keeps beside each event; empty for a record that comes from an export. */
  readonly metadata: readonly EventMetadata[];
}

/** A game from its first fact to its last, as it is stored. What it holds is read when it is asked for. */
export class GameRecord {
  readonly id: string;
  readonly stored: readonly StoredGameEvent[];
  readonly definitions: readonly CardDefinition[];
  readonly secrets: GameSecrets | null;
  readonly metadata: readonly EventMetadata[];
  #events: readonly AnyGameEvent[] | null = null;
  #catalog: Catalog | null = null;

  constructor(parts: GameRecordParts) {
    this.id = parts.id;
    this.stored = parts.stored;
    this.definitions = parts.definitions;
    this.secrets = parts.secrets;
    this.metadata = parts.metadata;
  }

  /** The facts, each in today's version. @throws MalformedEvent where one can't be read */
  get events(): readonly AnyGameEvent[] {
    return (this.#events ??= this.stored.map((stored) => fromStored(stored)));
  }

  /** The pinned definitions, compiled. @throws CardsDamaged where they are not those that the game names */
  get catalog(): Catalog {
    if (this.#catalog !== null) return this.#catalog;
    const catalog = new Catalog(this.definitions);
    if (catalog.hash !== this.setup.definitions) throw new CardsDamaged(this.setup.definitions);
    this.#catalog = catalog;
    return catalog;
  }

  /** The game's setup. @throws MalformedEvent where the stream doesn't begin with one */
  get setup(): EventData<'GameStarted'> {
    const [stored] = this.stored;
    const first = stored === undefined ? undefined : fromStored(stored);
    if (first?.type !== 'GameStarted') throw new MalformedEvent('a game begins with GameStarted');
    return first.data;
  }
}
