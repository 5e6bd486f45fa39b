import { comparePositions, isStoredEvent, type StoredEvent } from '@stacktrail/event-store';
import type { FoldedEntry } from './dead-letters.js';
import type { DeadLetter } from './projection.js';

/** What a batch did to one stream: the changes of the folded events, and the event that couldn't be folded. */
export class StreamPart<Change> {
  readonly changes: Change[] = [];
  last: FoldedEntry | null = null;
  failure: DeadLetter | null = null;

  /**
   * @param stream as its dead letter would name it
   * @param through the last revision that is folded in
   */
  constructor(
    readonly stream: string,
    public through: number,
  ) {}

  folded(entry: FoldedEntry, changes: readonly Change[]): void {
    this.changes.push(...changes);
    this.through = entry.revision;
    this.last = entry;
  }
}

/** The newest event that was folded in, of any stream; `null` where each is lost. */
export function newestOf(parts: readonly StreamPart<unknown>[]): StoredEvent | null {
  let newest: StoredEvent | null = null;
  for (const { last } of parts) {
    if (last === null || !isStoredEvent(last)) continue;
    if (newest === null || comparePositions(newest.position, last.position) < 0) newest = last;
  }
  return newest;
}

/** An event of a stream doesn't follow the one before it: events were lost between the store and the projection. */
export class OutOfOrder extends Error {
  override readonly name = 'OutOfOrder';

  constructor({ stream, revision }: FoldedEntry, expected: number) {
    super(`stream ${stream}: revision ${revision} came where ${expected} was expected`);
  }
}
