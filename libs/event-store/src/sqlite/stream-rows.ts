import { GREATEST_NUMBER } from './greatest-number.js';
import type { Checksums } from './decode-row.js';
import { type EventRow, rowsIn, selectRows } from './event-row.js';
import { pageBytes } from './page-bytes.js';
import { isDamage, type SqliteDriver } from './sqlite-driver.js';

/** The range of the revisions that a stream's rows have. */
export interface Bounds {
  /**
   * The highest revision of a row, or -1 without rows. In a damaged store it can be higher than the stream's last
   * revision.
   */
  readonly highest: number;
  /** Whether there are rows at revisions that no event is ever stored at. */
  readonly hasMisplaced: boolean;
}

/** The rows of one stream by their revisions. */
export interface StreamRows {
  bounds(): Bounds;
  /** The rows between two revisions, both included, in order, as far as they can be read. */
  between(first: number, last: number): readonly EventRow[];
  /** The rows at revisions that no event is ever stored at. */
  misplaced(): readonly EventRow[];
  /** The highest revision below this one that has a row. */
  below(revision: number): number | undefined;
  /** The lowest revision above this one that has a row. */
  above(revision: number): number | undefined;
  /** Whether there is a row at this revision, whether it can be read or not. */
  has(revision: number): boolean;
  /** How many rows there are. */
  count(): number;
}

const ROWS_IN_RANGE = 'events WHERE stream = ? AND revision BETWEEN ? AND ?';

type Statements = Readonly<Record<'between' | 'negative' | 'tooHigh', string>>;

function statements(checksum: 'checksum' | 'NULL'): Statements {
  return {
    between: selectRows(checksum, ROWS_IN_RANGE),
    negative: selectRows(checksum, 'events WHERE stream = ? AND revision < 0'),
    tooHigh: selectRows(checksum, `events WHERE stream = ? AND revision > ${GREATEST_NUMBER}`),
  };
}

const WITH_CHECKSUMS = statements('checksum');
const STATEMENTS: Readonly<Record<Checksums, Statements>> = {
  none: statements('NULL'),
  some: WITH_CHECKSUMS,
  all: WITH_CHECKSUMS,
};
const BOUNDS = `SELECT (SELECT min(revision) FROM events WHERE stream = ?1) AS lowest,
  (SELECT max(revision) FROM events WHERE stream = ?1 AND revision <= ${GREATEST_NUMBER}) AS highest,
  (SELECT max(revision) FROM events WHERE stream = ?1) AS top`;
const BELOW = 'SELECT max(revision) AS revision FROM events WHERE stream = ? AND revision BETWEEN 0 AND ? - 1';
const ABOVE = `SELECT min(revision) AS revision FROM events
  WHERE stream = ? AND revision BETWEEN ? + 1 AND ${GREATEST_NUMBER}`;
const COUNT_BETWEEN = `SELECT count(*) AS count FROM ${ROWS_IN_RANGE}`;
const COUNT = 'SELECT count(*) AS count FROM events WHERE stream = ?';

/** Finds the rows of a stream by the index of its revisions. Each method throws if that index is damaged. */
export class IndexedStreamRows implements StreamRows {
  constructor(
    private readonly driver: SqliteDriver,
    private readonly stream: number,
    private readonly checksums: Checksums,
  ) {}

  bounds(): Bounds {
    const { lowest, highest, top } = this.driver.get(BOUNDS, this.stream) ?? {};
    return { highest: Number(highest ?? -1), hasMisplaced: Number(lowest) < 0 || Number(top) > GREATEST_NUMBER };
  }

  between(first: number, last: number): readonly EventRow[] {
    return this.#read(first, last).sort((a, b) => a.revision - b.revision);
  }

  misplaced(): readonly EventRow[] {
    const { negative, tooHigh: uncountable } = STATEMENTS[this.checksums];
    return [negative, uncountable].flatMap((sql) => rowsIn(pageBytes(this.driver.get(sql, this.stream))));
  }

  below(revision: number): number | undefined {
    return this.#revision(BELOW, revision);
  }

  above(revision: number): number | undefined {
    return this.#revision(ABOVE, revision);
  }

  has(revision: number): boolean {
    return this.#count(revision, revision) > 0;
  }

  count(): number {
    return Number(this.driver.get(COUNT, this.stream)?.count);
  }

  /** Reads a range of rows. Where one can't be read, reads each half by itself, down to the single row. */
  #read(first: number, last: number): EventRow[] {
    try {
      return rowsIn(pageBytes(this.driver.get(STATEMENTS[this.checksums].between, this.stream, first, last)));
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#count(first, last); // Throws if it is not the rows that are damaged but the index that leads to them.
      if (first >= last) return [];
      const middle = first + Math.floor((last - first) / 2);
      return [...this.#read(first, middle), ...this.#read(middle + 1, last)];
    }
  }

  #count(first: number, last: number): number {
    return Number(this.driver.get(COUNT_BETWEEN, this.stream, first, last)?.count);
  }

  #revision(sql: string, from: number): number | undefined {
    const { revision } = this.driver.get(sql, this.stream, from) ?? {};
    return typeof revision === 'number' ? revision : undefined;
  }
}
