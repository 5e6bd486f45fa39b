import { ByteCursor } from './byte-cursor.js';
import type { RowNumbers } from './checksum.js';

/** A row of `events` as it lies in the file, whatever is in it. */
export interface EventRow extends RowNumbers {
  readonly position: number;
  readonly stream: number;
  readonly revision: number;
  readonly recordedAt: number;
  /** {@link NO_CHECKSUM} where the row has none. */
  readonly checksum: number;
  /** What the checksum covers: the numbers, then a line each for id, type, data and metadata. */
  readonly bytes: Buffer;
  /** Where the numbers end in these bytes; 0 where they are left out, as in a row of a block. */
  readonly headLength: number;
  /** What is wrong with the block that holds the row; `null` if nothing is. Absent where no block holds it. */
  readonly damage?: string | null;
  /** Whether nothing but its place is here: the event was deleted with its stream, or its block is not asked for. */
  readonly isPlaceOnly?: boolean;
}

export const NO_CHECKSUM = -1;

export const LINE_FEED = 10;
const SPACE = 32;

/** A column as a whole number. Damage can put any value into a column; with the cast every row stays in its page. */
const whole = (column: string): string => `coalesce(CAST(${column} AS INTEGER), -1)`;
const TEXTS = ['id', 'type', 'data', 'metadata'];
const LENGTH = TEXTS.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ');
const NUMBERS = ['position', 'stream', 'revision', 'recorded_at'].map(whole).join(` || ' ' || `);
const LINES = TEXTS.map((column) => `char(${LINE_FEED}) || coalesce(${column}, '')`).join(' || ');

/**
 * Selects rows of `events` as one row of one BLOB, `page`, to which {@link rowsIn} is the other half. The driver can
 * give one row without a leak, and a BLOB whatever bytes it holds: see `libsqlDriver`.
 *
 * @param checksum the column of the checksum; `NULL` where the file is older than checksums
 * @param from what follows `FROM`
 */
export function selectRows(checksum: 'checksum' | 'NULL', from: string): string {
  const row = `${whole(checksum)} || ' ' || (${LENGTH}) || ' ' || ${NUMBERS} || ${LINES}`;
  return `SELECT CAST(group_concat(${row}, '') AS BLOB) AS page FROM ${from}`;
}

/**
 * Takes a page apart into its rows, in no particular order.
 * @throws GarbledPage
 */
export function rowsIn(page: Buffer): EventRow[] {
  const cursor = new ByteCursor(page);
  const rows: EventRow[] = [];
  while (!cursor.atEnd) rows.push(nextRow(cursor));
  return rows;
}

function nextRow(cursor: ByteCursor): EventRow {
  const checksum = cursor.number(SPACE);
  const textLength = cursor.number(SPACE);
  const start = cursor.at;
  const position = cursor.number(SPACE);
  const stream = cursor.number(SPACE);
  const revision = cursor.number(SPACE);
  const recordedAt = cursor.number(LINE_FEED);
  const headLength = cursor.at - 1 - start;
  cursor.at = start;
  const bytes = cursor.take(headLength + TEXTS.length + textLength);
  return { position, stream, revision, recordedAt, checksum, bytes, headLength };
}
