import { readUndamaged, unlessDamaged } from './around-damage.js';
import type { BlockHead } from './block-head.js';
import type { Blocks } from './blocks.js';
import { GREATEST_NUMBER } from './greatest-number.js';
import { highest, joinedBy, lowest } from './joined-rows.js';
import type { Checksums } from './decode-row.js';
import { type EventRow, rowsIn, selectRows } from './event-row.js';
import { pageBytes } from './page-bytes.js';
import type { SqliteDriver } from './sqlite-driver.js';

/** The index behind UNIQUE (stream, revision); it holds stream, revision and position of each row. */
const INDEX = 'events INDEXED BY sqlite_autoindex_events_1';

const PLACES = `SELECT CAST(group_concat(position || ' ' || stream || ' ' || revision || ' ', '') AS TEXT) AS places
  FROM ${INDEX} WHERE position BETWEEN ? AND ?`;
const LAST = `SELECT max(position) AS number FROM events WHERE position <= ${GREATEST_NUMBER}`;
const LAST_IN_INDEX = `SELECT max(position) AS number FROM ${INDEX} WHERE position <= ${GREATEST_NUMBER}`;
const NEXT = `SELECT min(position) AS number FROM events WHERE position BETWEEN ? AND ${GREATEST_NUMBER}`;
const PREVIOUS = 'SELECT max(position) AS number FROM events WHERE position BETWEEN 1 AND ?';

/** Where an event belongs according to the index. */
export interface IndexedPlace {
  readonly position: number;
  readonly stream: number;
  readonly revision: number;
}

/**
 * The rows of `events` and of blocks by their positions. Rows that SQLite can't read are left out; a damaged row is
 * returned as it is, for its checksum to tell. The rows of `events` are asked first: a writer moves them into blocks.
 */
export class EventRows {
  readonly #between: string;
  readonly #below: string;
  readonly #above: string;

  constructor(
    private readonly driver: SqliteDriver,
    checksums: Checksums,
    private readonly blocks: Blocks,
  ) {
    const column = checksums === 'none' ? 'NULL' : 'checksum';
    this.#between = selectRows(column, 'events WHERE position BETWEEN ? AND ?');
    this.#below = selectRows(column, 'events WHERE position < 1');
    this.#above = selectRows(column, `events WHERE position > ${GREATEST_NUMBER}`);
  }

  /**
   * The rows whose positions lie between these, both included, in order, as far as they can be read.
   *
   * @param isWanted of the rows of other blocks nothing but their places is read
   */
  between(first: number, last: number, isWanted?: (block: BlockHead) => boolean): readonly EventRow[] {
    const read = (from: number, to: number): EventRow[] => rowsIn(pageBytes(this.driver.get(this.#between, from, to)));
    const rows = readUndamaged(read, first, last);
    return joinedBy('position', rows, this.blocks.betweenPositions(first, last, isWanted));
  }

  /** How many positions from this one on, of so many, are all of blocks that nobody wants. */
  unwantedFrom(first: number, most: number, isWanted: (block: BlockHead) => boolean): number {
    return this.blocks.unwantedFrom(first, most, isWanted);
  }

  /** The rows at positions that no event is ever stored at. */
  misplaced(): readonly EventRow[] {
    const read = (sql: string): EventRow[] => readUndamaged(() => rowsIn(pageBytes(this.driver.get(sql))), 0, 0);
    return [...read(this.#below), ...read(this.#above)];
  }

  /** The position of the last event, 0 if there is none. Throws if neither the rows nor their index can tell. */
  last(): number {
    const last = unlessDamaged(
      () => this.#number(LAST),
      () => this.#number(LAST_IN_INDEX),
    );
    return Math.max(last ?? 0, this.blocks.lastPosition());
  }

  /** The first position from this one on that has a row that can be found. */
  next(from: number): number | undefined {
    const next = unlessDamaged(
      () => this.#number(NEXT, from),
      () => undefined,
    );
    return lowest(next, this.blocks.positionFrom(from));
  }

  /** The last position up to this one that has a row that can be found. */
  previous(from: number): number | undefined {
    const previous = unlessDamaged(
      () => this.#number(PREVIOUS, from),
      () => undefined,
    );
    return highest(previous, this.blocks.positionUpTo(from));
  }

  /** What the index says of the positions between these, both included; it is read from its beginning to its end. */
  placesBetween(first: number, last: number): readonly IndexedPlace[] {
    const places = unlessDamaged(
      () => this.driver.get(PLACES, first, last)?.places,
      () => null,
    );
    return placesIn(String(places ?? ''));
  }

  #number(sql: string, ...values: readonly number[]): number | undefined {
    const { number } = this.driver.get(sql, ...values) ?? {};
    return typeof number === 'number' ? number : undefined;
  }
}

function placesIn(text: string): readonly IndexedPlace[] {
  const numbers = text.split(' ').map(Number);
  const places: IndexedPlace[] = [];
  for (let i = 0; i + 2 < numbers.length; i += 3) {
    const [position = 0, stream = 0, revision = 0] = numbers.slice(i, i + 3);
    places.push({ position, stream, revision });
  }
  return places.sort((a, b) => a.position - b.position);
}
