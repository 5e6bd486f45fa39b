import type { BlockHead } from './block-head.js';
import type { Blocks } from './blocks.js';
import type { EventRow } from './event-row.js';
import { highest, joinedBy, lowest } from './joined-rows.js';
import type { Bounds, StreamRows } from './stream-rows.js';

/**
 * The rows of a stream in `events` and in blocks. Those of `events` are asked first: another process may move them into
 * a block meanwhile, and never back.
 */
export class JoinedStreamRows implements StreamRows {
  constructor(
    private readonly rows: StreamRows,
    private readonly blocks: Blocks,
    private readonly stream: number,
  ) {}

  bounds(): Bounds {
    const { highest: inRows, hasMisplaced } = this.rows.bounds();
    const inBlocks = Math.max(-1, ...this.#heads.map(({ lastRevision }) => lastRevision));
    const inIndex = this.blocks.lastInIndex(this.stream) ?? -1;
    return { highest: Math.max(inRows, inBlocks, inIndex), hasMisplaced };
  }

  between(first: number, last: number): readonly EventRow[] {
    const rows = this.rows.between(first, last);
    return joinedBy('revision', rows, this.blocks.betweenRevisions(this.stream, first, last));
  }

  misplaced(): readonly EventRow[] {
    return this.rows.misplaced();
  }

  below(revision: number): number | undefined {
    const inRows = this.rows.below(revision);
    const before = this.#heads.filter(({ firstRevision }) => firstRevision < revision);
    const ends = before.map(({ lastRevision }) => Math.min(lastRevision, revision - 1));
    return ends.reduce(highest, inRows);
  }

  above(revision: number): number | undefined {
    const inRows = this.rows.above(revision);
    const after = this.#heads.filter(({ lastRevision }) => lastRevision > revision);
    const beginnings = after.map(({ firstRevision }) => Math.max(firstRevision, revision + 1));
    return beginnings.reduce(lowest, inRows);
  }

  has(revision: number): boolean {
    if (this.rows.has(revision)) return true;
    const isInHead = this.#heads.some((head) => head.firstRevision <= revision && head.lastRevision >= revision);
    return isInHead || this.blocks.coversInIndex(this.stream, revision);
  }

  count(): number {
    return this.#heads.reduce((sum, head) => sum + lengthOf(head), this.rows.count());
  }

  get #heads(): readonly BlockHead[] {
    return this.blocks.ofStream(this.stream);
  }
}

function lengthOf({ firstRevision, lastRevision }: BlockHead): number {
  return lastRevision - firstRevision + 1;
}
