import { unlessDamaged } from './around-damage.js';
import type { SqliteDriver } from './sqlite-driver.js';

/** What a table and its index both hold, as a text that is the same where they agree. */
const digest = (columns: readonly string[]): string =>
  [
    'count(*)',
    ...columns.flatMap((column) => [
      `coalesce(sum(typeof(${column}) = 'integer'), 0)`,
      `coalesce(min(${column}), '')`,
      `coalesce(max(${column}), '')`,
    ]),
    // Single rows weigh differently, so that what one has too much another can't make up for.
    `coalesce(sum((${columns.map((column, index) => `${column} * ${FACTORS[index]}`).join(' + ')}) & 0xffffffff), 0)`,
    `coalesce(sum((${columns.join(' | ')}) & 0xffffffff), 0)`,
  ].join(` || ' ' || `);

const FACTORS = [1_000_003, 8191, 131, 17];

const agree = (table: string, index: string, columns: readonly string[]): string =>
  `SELECT (SELECT ${digest(columns)} FROM ${table} NOT INDEXED) =
    (SELECT ${digest(columns)} FROM ${table} INDEXED BY ${index}) AS agree`;

const EVENTS = agree('events', 'sqlite_autoindex_events_1', ['position', 'stream', 'revision']);
const BLOCKS = agree('blocks', 'sqlite_autoindex_blocks_1', ['id', 'stream', 'first_revision', 'last_revision']);
const BLOCK_ENDS = agree('blocks', 'sqlite_autoindex_blocks_2', ['id', 'last_position']);
const NAMES = 'PRAGMA integrity_check(streams)';

/**
 * Whether the indexes of a file agree with its tables. A flipped bit in a page of an index can make a search end early,
 * and SQLite doesn't notice it: what the search would have found is then missing without a word. Each is looked at once,
 * from its beginning to its end; an index that has been right is trusted from then on.
 */
export class IndexCheck {
  #events: boolean | undefined;
  #names: boolean | undefined;

  /** @param hasBlocks whether the file is of a version that has blocks */
  constructor(
    private readonly driver: SqliteDriver,
    private readonly hasBlocks: boolean,
  ) {}

  /** Whether the indexes of `events` and `blocks` agree with their tables. */
  get agreesOnEvents(): boolean {
    this.#events ??= [EVENTS, ...(this.hasBlocks ? [BLOCKS, BLOCK_ENDS] : [])].every(
      (sql) => this.#ask(sql, 'agree') === 1,
    );
    return this.#events;
  }

  /** Whether the index of names agrees with the table `streams`. */
  get agreesOnNames(): boolean {
    this.#names ??= this.#ask(NAMES, 'integrity_check') === 'ok';
    return this.#names;
  }

  #ask(sql: string, column: string): unknown {
    return unlessDamaged(
      (): unknown => this.driver.get(sql)?.[column],
      () => undefined,
    );
  }

  /** Looks again, after the indexes have been made anew. */
  forget(): void {
    this.#events = this.#names = undefined;
  }
}
