import { streamName } from '../stream-name.js';
import { blockOf, FULL_BLOCK_BYTES, type BlockColumns } from './block-content.js';
import { MOST_IN_BLOCK } from './block-head.js';
import { type Checksums, damageOf, eventOf } from './decode-row.js';
import { type EventRow, NO_CHECKSUM } from './event-row.js';
import { GREATEST_NUMBER } from './greatest-number.js';
import type { SqliteDriver } from './sqlite-driver.js';
import { IndexedStreamRows } from './stream-rows.js';

const NEXT_BLOCK = 'SELECT coalesce(max(id), 0) + 1 AS id FROM blocks';
const INSERT = 'INSERT INTO blocks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';
const DELETE_ROWS = 'DELETE FROM events WHERE stream = ? AND revision BETWEEN ? AND ?';

/** The fewest events that make a block of their own: fewer take about as much room as rows. */
const LEAST_IN_BLOCK = 64;

/** Rows of a stream that stand in `events` and can be packed into one block. */
export class Packable {
  private constructor(
    readonly stream: number,
    private readonly rows: readonly EventRow[],
    private readonly bytes: number,
  ) {}

  /**
   * Finds the rows that follow one another from a stream's first row in `events` on, up to the first one that is damaged
   * and as many as a block takes.
   */
  static find(driver: SqliteDriver, checksums: Checksums, stream: number): Packable {
    const rows = new IndexedStreamRows(driver, stream, checksums);
    const first = rows.above(-1) ?? GREATEST_NUMBER;
    const packable: EventRow[] = [];
    let bytes = 0;
    for (const row of rows.between(first, first + MOST_IN_BLOCK - 1)) {
      const isNext = row.stream === stream && row.revision === first + packable.length;
      if (!isNext || bytes >= FULL_BLOCK_BYTES || !isSound(row, checksums)) break;
      packable.push(row);
      bytes += row.bytes.length;
    }
    return new Packable(stream, packable, bytes);
  }

  get count(): number {
    return this.rows.length;
  }

  /** Whether a block takes no more. */
  get isFull(): boolean {
    return this.count >= MOST_IN_BLOCK || this.bytes >= FULL_BLOCK_BYTES;
  }

  /** Whether a block takes less room than the rows. */
  get isWorthIt(): boolean {
    return this.isFull || this.count >= LEAST_IN_BLOCK;
  }

  /** The revision after the last one. */
  get next(): number {
    return (this.rows.at(-1)?.revision ?? -1) + 1;
  }

  /** The block that takes their place. */
  block(): Promise<BlockColumns> {
    return blockOf(this.rows);
  }

  /** Stores the block and deletes the rows, within a transaction of the caller. */
  replaceBy(driver: SqliteDriver, block: BlockColumns): void {
    driver.run(INSERT, Number(driver.get(NEXT_BLOCK)?.id), ...block);
    driver.run(DELETE_ROWS, this.stream, this.next - this.count, this.next - 1);
  }
}

/** What a row without a checksum holds is looked at as well: in a block it is vouched for as it is. */
function isSound(row: EventRow, checksums: Checksums): boolean {
  if (damageOf(row, checksums) !== null) return false;
  return row.checksum !== NO_CHECKSUM || typeof eventOf(row, streamName('any-stream')) !== 'string';
}
