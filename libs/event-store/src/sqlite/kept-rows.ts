import { RecentlyUsed } from '@stacktrail/kernel';
import type { BlockHead } from './block-head.js';
import type { EventRow } from './event-row.js';

/** How much is kept: as many blocks as there are streams that one stretch of the log goes through. */
const KEPT_BYTES = 33_554_432;

/** Roughly what a row takes in memory beside its bytes. */
const ROW_BYTES = 200;

interface Kept {
  readonly rows: readonly EventRow[];
  readonly bytes: number;
}

/** The rows of the blocks that were used last. */
export class KeptRows {
  readonly #kept = new RecentlyUsed<number, Kept>({ most: Infinity, mostBytes: KEPT_BYTES, weigh: (kept) => kept });

  /** The rows of a block, in order. @param read how they are read where they are not kept */
  of({ id }: BlockHead, read: () => readonly EventRow[]): readonly EventRow[] {
    const known = this.#kept.get(id);
    if (known !== undefined) return known.rows;
    const rows = read();
    this.#kept.set(id, { rows, bytes: rows.reduce((sum, { bytes }) => sum + bytes.length + ROW_BYTES, 0) });
    return rows;
  }

  forget({ id }: BlockHead): void {
    this.#kept.delete(id);
  }
}
