import { RecentlyUsed } from '@stacktrail/kernel';
import type { BlockHead } from './block-head.js';
import type { EventRow } from './event-row.js';

/** How much is kept: as much as the blocks of all streams take that one stretch of the log goes through. */
const KEPT_BYTES = 33_554_432;

interface Kept<Content> {
  readonly content: Content;
  readonly bytes: number;
}

/** What was read of the blocks that were used last. */
export class KeptOfBlocks<Content> {
  readonly #kept = new RecentlyUsed<number, Kept<Content>>({
    most: Infinity,
    mostBytes: KEPT_BYTES,
    weigh: (kept) => kept,
  });

  /** @param bytesOf roughly how much memory it takes */
  constructor(private readonly bytesOf: (content: Content) => number) {}

  /** @param read how it is read where it is not kept */
  of({ id }: BlockHead, read: () => Content): Content {
    const known = this.#kept.get(id);
    if (known !== undefined) return known.content;
    const content = read();
    this.#kept.set(id, { content, bytes: this.bytesOf(content) });
    return content;
  }

  forget({ id }: BlockHead): void {
    this.#kept.delete(id);
  }
}

/** Roughly what a row takes in memory beside its bytes. */
const ROW_BYTES = 200;

/** Roughly how much memory rows take. */
export function bytesOfRows(rows: readonly EventRow[]): number {
  return rows.reduce((sum, { bytes }) => sum + bytes.length + ROW_BYTES, 0);
}
