import { type Checksums, damageOf } from './decode-row.js';
import type { EventRow } from './event-row.js';
import type { EventRows } from './event-rows.js';
import { GREATEST_NUMBER } from './greatest-number.js';
import type { LostEvents } from './lost-events.js';
import type { Bounds, StreamRows } from './stream-rows.js';
import { placeOf } from './damaged-row-place.js';

const ROWS_AT_ONCE = 512;

/** The rows of a stream as the log has them, for a file whose index is damaged: the whole log is read for it, once. */
export class ScannedStreamRows implements StreamRows {
  readonly #rows: readonly EventRow[];

  /** @param lost what only an index still tells of this stream */
  constructor(
    log: EventRows,
    stream: number,
    checksums: Checksums,
    private readonly lost: readonly LostEvents[],
  ) {
    const isIts = (row: EventRow): boolean =>
      (damageOf(row, checksums) === null ? row.stream : placeOf(row).stream) === stream;
    this.#rows = [...scannedRows(log)].filter(isIts).sort((a, b) => a.revision - b.revision);
  }

  bounds(): Bounds {
    const found = this.#rows.findLast((row) => !isMisplaced(row))?.revision ?? -1;
    const highest = Math.max(found, ...this.lost.map(({ lastRevision }) => lastRevision));
    return { highest, hasMisplaced: this.#rows.some(isMisplaced) };
  }

  misplaced(): readonly EventRow[] {
    return this.#rows.filter(isMisplaced);
  }

  between(first: number, last: number): readonly EventRow[] {
    return this.#rows.filter(({ revision }) => revision >= first && revision <= last);
  }

  below(revision: number): number | undefined {
    return this.#rows.findLast((row) => row.revision < revision && row.revision >= 0)?.revision;
  }

  above(revision: number): number | undefined {
    return this.#rows.find((row) => row.revision > revision && row.revision <= GREATEST_NUMBER)?.revision;
  }

  has(revision: number): boolean {
    const isLost = this.lost.some((each) => each.firstRevision <= revision && each.lastRevision >= revision);
    return isLost || this.#rows.some((row) => row.revision === revision);
  }

  count(): number {
    return this.lost.reduce(
      (sum, { firstRevision, lastRevision }) => sum + lastRevision - firstRevision + 1,
      this.#rows.length,
    );
  }
}

function isMisplaced({ revision }: EventRow): boolean {
  return revision < 0 || revision > GREATEST_NUMBER;
}

/** All rows of the log, in order of position. */
export function* scannedRows(log: EventRows): Iterable<EventRow> {
  const last = log.last();
  for (let first: number | undefined = 1; first !== undefined && first <= last; first = log.next(first)) {
    yield* log.between(first, Math.min(last, first + ROWS_AT_ONCE - 1));
    first += ROWS_AT_ONCE;
  }
}
