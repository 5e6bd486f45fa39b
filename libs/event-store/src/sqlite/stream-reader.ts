import { StreamDamaged } from '../errors.js';
import type { StoredEvent } from '../event-store.js';
import type { Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';
import { type Checksums, damageOf, eventOf } from './decode-row.js';
import { type EventRow, NO_CHECKSUM } from './event-row.js';
import { firstPageLength, nextPageLength } from './page-length.js';
import { isDamage } from './sqlite-driver.js';
import type { StreamRows } from './stream-rows.js';
import { placeOf } from './damaged-row-place.js';

const LOST = 'the event can not be read';
const OF_ANOTHER = 'its row belongs to another stream';
const ROWS_AT_ONCE = 256;

/**
 * The events of one stream. Revisions have no gaps, and every row is checked, so damage is found where it stands. A row
 * that damage has brought here from another stream doesn't count.
 */
export class StreamReader {
  #rows: StreamRows;
  #isScanned: boolean;

  /**
   * @param id the stream's number
   * @param rows found by the index; `null` where the index is known to be damaged
   * @param rowsByFullScan the same rows, found without the index
   */
  constructor(
    private readonly stream: StreamName,
    private readonly id: number,
    private readonly checksums: Checksums,
    rows: StreamRows | null,
    private readonly rowsByFullScan: () => StreamRows,
  ) {
    this.#isScanned = rows === null;
    this.#rows = rows ?? rowsByFullScan();
  }

  /** @throws StreamDamaged if it comes to an event that can't be read */
  *forward(from: number, limit: number | undefined): Iterable<StoredEvent> {
    let length = firstPageLength(limit);
    for (let next = from; ;) {
      const { highest, hasMisplaced } = this.#ask((rows) => rows.bounds());
      const isBeyond = next > highest;
      if (isBeyond && !hasMisplaced) return;
      const last = Math.min(next + length - 1, highest);
      let size = 0;
      for (const row of isBeyond ? [] : this.#ask((rows) => rows.between(next, last))) {
        const event = this.#eventIn(row);
        if (typeof event === 'string' || event.revision !== next) break;
        yield event;
        next += 1;
        size += row.bytes.length;
      }
      if (isBeyond || next <= last) {
        this.#assertEndsBefore(next);
        return;
      }
      length = nextPageLength(length, size);
    }
  }

  /** @throws StreamDamaged if it comes to an event that can't be read */
  *backward(from: number | undefined, limit: number | undefined): Iterable<StoredEvent> {
    let length = firstPageLength(limit);
    for (let next = this.#firstBackward(from); next >= 0;) {
      const first = Math.max(0, next - length + 1);
      const rows = this.#ask((each) => each.between(first, next));
      let size = 0;
      for (const row of [...rows].reverse()) {
        const event = this.#eventIn(row);
        if (typeof event === 'string' || event.revision !== next) break;
        yield event;
        next -= 1;
        size += row.bytes.length;
      }
      if (next >= first) throw this.#damagedAt(next, this.#lossAt(next) ?? LOST);
      length = nextPageLength(length, size);
    }
  }

  /**
   * The revision of the last event, -1 if there is none.
   * @throws StreamDamaged if events may be missing at the end
   */
  last(): number {
    const { highest, hasMisplaced } = this.#ask((rows) => rows.bounds());
    if (!hasMisplaced && (highest < 0 || this.#holds(highest))) return highest;
    let last = highest;
    while (last >= 0 && !this.#holds(last)) last = this.#ask((rows) => rows.below(last)) ?? -1;
    this.#assertEndsBefore(last + 1);
    return last;
  }

  #firstBackward(from: number | undefined): number {
    if (from === undefined) return this.last();
    const first = Math.min(from, this.#ask((rows) => rows.bounds()).highest);
    if (first < 0 || this.#holds(first)) return first;
    this.#assertEndsBefore(first);
    return Math.min(first, this.last());
  }

  #holds(revision: number): boolean {
    const [row] = this.#ask((rows) => rows.between(revision, revision));
    return row !== undefined && typeof this.#eventIn(row) !== 'string';
  }

  /** Checks that the stream ends before a revision. @throws StreamDamaged if an event stood there */
  #assertEndsBefore(revision: number): void {
    const loss = this.#lossAt(revision);
    if (loss !== null) throw this.#damagedAt(revision, loss);
  }

  /**
   * Why the event at this revision can't be read; `null` if the stream simply ends before it.
   */
  #lossAt(revision: number): string | null {
    const [here] = this.#ask((rows) => rows.between(revision, revision));
    if (here === undefined && this.#ask((rows) => rows.has(revision))) return LOST;
    for (const row of this.#from(revision)) {
      const loss = this.#lossBy(row, revision);
      if (loss !== null) return loss;
    }
    const misplaced = this.#ask((rows) => rows.misplaced());
    return misplaced.map((row) => this.#lossBy(row, revision)).find((loss) => loss !== null) ?? null;
  }

  /** Why the event at `revision` can't be read, as far as this row shows that it is lost; `null` if it doesn't. */
  #lossBy(row: EventRow, revision: number): string | null {
    const event = this.#eventIn(row);
    const place = typeof event === 'string' ? placeOf(row) : row;
    if (place.stream !== this.id || place.revision < revision) return null;
    if (row.revision === revision && place.revision === revision) return typeof event === 'string' ? event : LOST;
    // A checksum that matches, if need be after one bit is flipped, proves where the row belongs. Without one, the stream
    // must have had at least as many revisions as it has rows.
    const isVouched =
      typeof event === 'string' ? place !== row || row.damage !== undefined : row.checksum !== NO_CHECKSUM;
    return isVouched || revision < this.#ask((rows) => rows.count()) ? LOST : null;
  }

  /** The rows from this revision on, whether they can be read or not. */
  *#from(revision: number): Iterable<EventRow> {
    for (let first: number | undefined = revision; first !== undefined;) {
      const range: readonly [number, number] = [first, first + ROWS_AT_ONCE - 1];
      yield* this.#ask((rows) => rows.between(...range));
      first = this.#ask((rows): number | undefined => rows.above(range[1]));
    }
  }

  /** The event, or what is wrong with its row. */
  #eventIn(row: EventRow): StoredEvent | string {
    const damage = row.stream === this.id ? damageOf(row, this.checksums) : OF_ANOTHER;
    return damage ?? eventOf(row, this.stream);
  }

  #damagedAt(revision: number, problem: string): StreamDamaged {
    return new StreamDamaged(this.stream, revision as Revision, problem);
  }

  /** Asks the index for rows; where the index is damaged, asks the whole log instead. */
  #ask<Answer>(question: (rows: StreamRows) => Answer): Answer {
    try {
      return question(this.#rows);
    } catch (error) {
      if (!isDamage(error) || this.#isScanned) throw error;
      this.#rows = this.rowsByFullScan();
      this.#isScanned = true;
      return question(this.#rows);
    }
  }
}
