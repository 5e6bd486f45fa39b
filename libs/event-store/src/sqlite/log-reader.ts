import type { DamagedEvent, Direction, LogEntry } from '../event-store.js';
import { positionOf } from '../position.js';
import type { Revision } from '../revision.js';
import { passes, passesAsDamaged, type StreamFilter } from '../stream-filter.js';
import type { BlockHead } from './block-head.js';
import { type Checksums, damageOf, eventOf, typeOf } from './decode-row.js';
import type { EventRow } from './event-row.js';
import type { EventRows } from './event-rows.js';
import type { StreamNames } from './stream-names.js';
import { type EventPlace, placeOf } from './damaged-row-place.js';

/** A stretch of the log, and how many bytes its rows have. */
export interface LogStretch {
  /** In order of position, those that pass the filter. */
  readonly entries: readonly LogEntry[];
  /** The positions that it covers, both included. */
  readonly first: number;
  readonly last: number;
  readonly size: number;
}

export interface WantedStretch {
  /**
   * The positions that it is to cover, both included, of those from 1 to the last there is. It covers more where there
   * is no row at all in between, and more or less where its first events don't pass the filter.
   */
  readonly first: number;
  readonly last: number;
  readonly direction?: Direction;
  readonly filter?: StreamFilter | undefined;
}

/** How many events that don't pass a filter are passed over without a look at anything else. */
const MOST_PASSED_OVER = 32_768;

const MISPLACED = 'its position is damaged';
const LOST = 'there is no event at its position that can be read';

/** The log of all streams. Positions have no gaps: one without a row is reported as damaged, as a damaged row is. */
export class LogReader {
  /** @param lastLost the last position of an event that only an index still tells of; 0 if there is none */
  constructor(
    private readonly rows: EventRows,
    private readonly names: StreamNames,
    private readonly checksums: Checksums,
    private readonly lastLost: () => number,
  ) {}

  /** The position of the last event, 0 if there is none. */
  last(): number {
    return Math.max(this.rows.last(), this.lastLost());
  }

  stretch(wanted: WantedStretch): LogStretch {
    const { filter } = wanted;
    const unwanted = this.#unwantedFrom(wanted);
    if (unwanted > 0) return { entries: [], first: wanted.first, last: wanted.first + unwanted - 1, size: 0 };
    const found = this.rows.between(wanted.first, wanted.last, (block) => this.#mayPass(block, filter));
    const { first, last } = found.length > 0 ? wanted : this.#withoutRows(wanted);
    const entries: LogEntry[] = [];
    let next = first;
    let size = 0;
    for (const row of found) {
      if (row.position > next) entries.push(...this.#lost(next, row.position - 1, filter));
      const entry = this.#entry(row, filter);
      if (entry !== null) entries.push(entry);
      next = row.position + 1;
      size += row.bytes.length;
    }
    if (next <= last) entries.push(...this.#lost(next, last, filter));
    return { entries, first, last, size };
  }

  /** The rows at positions that no event is ever stored at, reported as if they stood before the first position. */
  misplaced(filter?: StreamFilter): readonly DamagedEvent[] {
    const damaged = this.rows.misplaced().map((row) => this.#damaged(0, placeOf(row), MISPLACED));
    return damaged.filter((entry) => passesAsDamaged(entry, filter));
  }

  /** How many positions at the beginning of a stretch, and beyond it, are of blocks that don't pass the filter. */
  #unwantedFrom({ first, last, direction, filter }: WantedStretch): number {
    if (filter === undefined || direction === 'backward') return 0;
    const isWanted = (block: BlockHead): boolean => this.#mayPass(block, filter);
    const length = last - first + 1;
    const unwanted = this.rows.unwantedFrom(first, length, isWanted);
    return unwanted < length ? unwanted : this.rows.unwantedFrom(first, MOST_PASSED_OVER, isWanted);
  }

  #withoutRows({ first, last, direction }: WantedStretch): { readonly first: number; readonly last: number } {
    return direction === 'backward'
      ? { first: (this.rows.previous(first) ?? 0) + 1, last }
      : { first, last: (this.rows.next(last) ?? last + 1) - 1 };
  }

  /** Whether an event of a block may pass the filter, as far as its head tells. */
  #mayPass({ stream, lastRevision, isSound }: BlockHead, filter: StreamFilter | undefined): boolean {
    if (!isSound || filter === undefined) return true;
    const { name, problem } = this.names.withId(stream);
    return name === null || problem !== null || passesAsDamaged({ stream: name, revision: lastRevision }, filter);
  }

  #entry(row: EventRow, filter: StreamFilter | undefined): LogEntry | null {
    if (row.isPlaceOnly === true) return null;
    const damage = damageOf(row, this.checksums);
    if (damage !== null) return this.#ifWanted(this.#damaged(row.position, placeOf(row), damage), filter);
    const { name, problem } = this.names.withId(row.stream);
    if (name === null || problem !== null) {
      return this.#ifWanted(this.#damaged(row.position, row, problem ?? ''), filter);
    }
    if (filter !== undefined && !passes({ stream: name, type: typeOf(row), revision: row.revision }, filter))
      return null;
    const event = eventOf(row, name);
    return typeof event === 'string' ? this.#damaged(row.position, row, event) : event;
  }

  /** The positions without a row. Where the index still has an entry, it tells which stream they belong to. */
  #lost(first: number, last: number, filter: StreamFilter | undefined): readonly DamagedEvent[] {
    const damaged: DamagedEvent[] = [];
    let next = first;
    for (const place of this.rows.placesBetween(first, last)) {
      if (place.position > next) damaged.push(this.#damaged(next, null, LOST));
      damaged.push(this.#damaged(place.position, place, LOST));
      next = place.position + 1;
    }
    if (next <= last) damaged.push(this.#damaged(next, null, LOST));
    return damaged.filter((entry) => passesAsDamaged(entry, filter));
  }

  #damaged(position: number, place: EventPlace | null, problem: string): DamagedEvent {
    const stream = place === null ? null : this.names.withId(place.stream).name;
    const revision = isRevision(place?.revision) ? place.revision : null;
    return { damaged: true, position: positionOf(position), stream, revision, problem };
  }

  #ifWanted(entry: DamagedEvent, filter: StreamFilter | undefined): DamagedEvent | null {
    return passesAsDamaged(entry, filter) ? entry : null;
  }
}

function isRevision(number: number | undefined): number is Revision {
  return Number.isSafeInteger(number) && Number(number) >= 0;
}
