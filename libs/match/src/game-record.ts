import {
  fromStored,
  LostFact,
  MalformedEvent,
  readHistory,
  type AnyGameEvent,
  type Damage,
  type DisputeLink,
  type EventData,
  type HistoryEvent,
  type Revision,
  type StoredGameEvent,
} from '@stacktrail/game-events';
import type { Catalog } from '@stacktrail/game-state';
import { catalogOf } from './storage/catalog-of.js';
import type { EventMetadata } from './storage/game-stream.js';
import type { GameSecrets } from './storage/secrets.js';

/** What a record is made of. */
export interface GameRecordParts {
  readonly id: string;
  /** The whole stream as it is stored; a `LostFact` stands for an event that the store has lost. */
  readonly stored: readonly StoredGameEvent[];
  /** The definitions that the game pins, as they are stored. */
  readonly definitions: readonly unknown[];
  /** The same in the current version, compiled; computed from them where absent. */
  readonly catalog?: Catalog;
  /** `null` if the reader may not have them, or there are none. */
  readonly secrets: GameSecrets | null;
  /** What the store keeps beside each event; empty for a record that comes from an export. */
  readonly metadata: readonly EventMetadata[];
  /** What is disputed of it, in order; nothing where absent. */
  readonly disputes?: readonly DisputeLink[];
}

/**
 * A game from its first fact to its last, as it is stored. Its facts and cards are decoded when they are first asked
 * for.
 */
export class GameRecord {
  readonly id: string;
  readonly stored: readonly StoredGameEvent[];
  readonly definitions: readonly unknown[];
  readonly secrets: GameSecrets | null;
  readonly metadata: readonly EventMetadata[];
  readonly disputes: readonly DisputeLink[];
  #read: ReturnType<typeof readHistory> | null = null;
  #events: readonly AnyGameEvent[] | null = null;
  #catalog: Catalog | null;

  constructor(parts: GameRecordParts) {
    this.id = parts.id;
    this.stored = parts.stored;
    this.definitions = parts.definitions;
    this.secrets = parts.secrets;
    this.metadata = parts.metadata;
    this.disputes = parts.disputes ?? [];
    this.#catalog = parts.catalog ?? null;
  }

  /** The same stream with what its setup names. */
  with(parts: Pick<GameRecordParts, 'definitions' | 'catalog' | 'secrets'>): GameRecord {
    return this.changed(parts);
  }

  /** The same game with what is disputed of it. */
  withDisputes(disputes: readonly DisputeLink[]): GameRecord {
    return this.changed({ disputes });
  }

  private changed(parts: Partial<GameRecordParts>): GameRecord {
    const { id, stored, metadata, definitions, secrets, disputes } = this;
    const known = this.#catalog === null ? {} : { catalog: this.#catalog };
    const record = new GameRecord({ id, stored, metadata, definitions, secrets, disputes, ...known, ...parts });
    record.#read = this.#read;
    record.#events = this.#events;
    return record;
  }

  /** The stream as far as it can be read: an event for each revision. */
  get history(): readonly HistoryEvent[] {
    return this.read.history;
  }

  /** The first revision that can't be read, and why; `null` if all can be read. */
  get damage(): Damage | null {
    return this.read.damage;
  }

  /** The events that the store has lost: what it holds in their places isn't what was stored. */
  get lost(): readonly Damage[] {
    return this.stored.flatMap((stored, revision) =>
      stored instanceof LostFact ? [{ revision: revision as Revision, problem: stored.problem }] : [],
    );
  }

  /** The facts before anything that can't be read, each in today's version and at the place of its revision. */
  get events(): readonly AnyGameEvent[] {
    if (this.#events !== null) return this.#events;
    const end = this.history.findIndex(({ type }) => type === 'skipped');
    this.#events = (end < 0 ? this.history : this.history.slice(0, end)) as readonly AnyGameEvent[];
    return this.#events;
  }

  /** All facts that can be read, also those with which a damaged game was ended. */
  get facts(): readonly AnyGameEvent[] {
    return this.damage === null ? this.events : this.history.filter((event) => event.type !== 'skipped');
  }

  /** The revision of the last fact that can be read; -1 if there is none. */
  get lastRevision(): Revision {
    return this.facts.at(-1)?.revision ?? (-1 as Revision);
  }

  /**
   * The pinned definitions, compiled.
   *
   * @throws CardsDamaged if they are not those that the game names
   * @throws CardsUnreadable if this program can't read them
   */
  get catalog(): Catalog {
    return (this.#catalog ??= catalogOf(this.definitions, this.setup.definitions));
  }

  /** The game's setup. @throws MalformedEvent if the stream doesn't begin with one */
  get setup(): EventData<'GameStarted'> {
    const [stored] = this.stored;
    const first = stored === undefined ? undefined : fromStored(stored);
    if (first?.type !== 'GameStarted') throw new MalformedEvent('a game begins with GameStarted');
    return first.data;
  }

  private get read(): ReturnType<typeof readHistory> {
    return (this.#read ??= readHistory(this.stored));
  }
}
