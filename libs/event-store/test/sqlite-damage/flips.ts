import type { Prng } from '@stacktrail/kernel';
import type { SqliteDriver } from '../../src/sqlite/sqlite-driver.js';

/** The columns of version 1; later ones have a checksum too. */
export const COLUMNS_1 = ['position', 'stream', 'revision', 'recorded_at', 'id', 'type', 'data', 'metadata'];

/** A bit of a stored row that has changed. */
export interface Flip {
  readonly table: 'events' | 'streams' | 'blocks';
  readonly column: string;
  readonly bit: number;
  /** The event that the row was of; of a row of `streams`, the stream's first one. */
  readonly stream: string;
  readonly revision: number;
}

const COLUMNS = [...COLUMNS_1, 'checksum'];

/** Changes a bit of some column of some row of `events`. @param columns which ones there are */
export function flipInEvents(driver: SqliteDriver, chance: Prng, columns: readonly string[] = COLUMNS): Flip {
  const { last } = driver.get('SELECT max(position) AS last FROM events') ?? {};
  const row = 1 + chance.below(Number(last));
  const { name, revision } =
    driver.get(
      'SELECT name, revision FROM events JOIN streams ON streams.id = events.stream WHERE position = ?',
      row,
    ) ?? {};
  const column = columns[chance.below(columns.length)] ?? 'data';
  const bit = flipColumn(driver, chance, 'events', column, `position = ${row}`);
  return { table: 'events', column, bit, stream: String(name), revision: Number(revision) };
}

/** Changes a bit of some column of some row of `streams`. */
export function flipInStreams(driver: SqliteDriver, chance: Prng): Flip {
  const { last } = driver.get('SELECT max(id) AS last FROM streams') ?? {};
  const id = 1 + chance.below(Number(last));
  const { name } = driver.get('SELECT name FROM streams WHERE id = ?', id) ?? {};
  const column = ['id', 'name', 'checksum'][chance.below(3)] ?? 'name';
  const bit = flipColumn(driver, chance, 'streams', column, `id = ${id}`);
  return { table: 'streams', column, bit, stream: String(name), revision: 0 };
}

const BLOCK_COLUMNS = [
  'stream',
  'first_revision',
  'last_revision',
  'first_position',
  'last_position',
  'head_checksum',
  'positions',
  'checksum',
  'events',
];

/** A bit of a block that has changed: the first event of the block is named. */
export interface BlockFlip extends Flip {
  /** The block's last revision. */
  readonly last: number;
}

/** Changes a bit of some column of some block. */
export function flipInBlocks(driver: SqliteDriver, chance: Prng): BlockFlip {
  const { count } = driver.get('SELECT count(*) AS count FROM blocks') ?? {};
  const id = 1 + chance.below(Number(count));
  const { name, first, last } =
    driver.get(
      `SELECT name, first_revision AS first, last_revision AS last
       FROM blocks JOIN streams ON streams.id = stream WHERE blocks.id = ?`,
      id,
    ) ?? {};
  const column = BLOCK_COLUMNS[chance.below(BLOCK_COLUMNS.length)] ?? 'events';
  const bit = flipColumn(driver, chance, 'blocks', column, `id = ${id}`);
  return { table: 'blocks', column, bit, stream: String(name), revision: Number(first), last: Number(last) };
}

function flipColumn(driver: SqliteDriver, chance: Prng, table: string, column: string, where: string): number {
  driver.exec(`PRAGMA foreign_keys = OFF; DROP TRIGGER IF EXISTS ${table}_refuse_UPDATE`);
  for (;;) {
    const { type, value } =
      driver.get(
        `SELECT typeof(${column}) AS type, iif(typeof(${column}) IN ('text', 'blob'), hex(${column}), ${column} || '') AS value
         FROM ${table} WHERE ${where}`,
      ) ?? {};
    const isNumber = type === 'integer';
    const bit = chance.below(isNumber ? 64 : String(value).length * 4);
    const flipped = isNumber
      ? flippedNumber(String(value), bit)
      : `CAST(x'${flippedHex(String(value), bit)}' AS ${String(type)})`;
    try {
      driver.exec(`UPDATE ${table} SET ${column} = ${flipped} WHERE ${where}`);
      return bit;
    } catch (error) {
      // Another row has that number already: SQLite keeps such a change out, so another bit is taken.
      if (!String(error).includes('UNIQUE')) throw error;
    }
  }
}

function flippedHex(hex: string, bit: number): string {
  const bytes = Buffer.from(hex, 'hex');
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return bytes.toString('hex');
}

function flippedNumber(text: string, bit: number): string {
  const flipped = BigInt.asIntN(64, BigInt(text) ^ (1n << BigInt(bit)));
  // SQLite has no literal for the lowest number.
  return flipped === -(2n ** 63n) ? `(${flipped + 1n} - 1)` : `${flipped}`;
}
