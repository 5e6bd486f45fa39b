import { StreamDamaged } from '../errors.js';
import type { LogEntry } from '../event-store.js';
import type { LogPage } from '../follow-log.js';
import { passes, type StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import type { StoredRows } from './stored-rows.js';

const PAGE_LENGTH = 256;

/** What stands in the log after a position; 0 is before the first. */
export function pageOfLogAfter({ log }: StoredRows, position: number, filter: StreamFilter | undefined): LogPage {
  const before = position < 0 ? log.misplaced(filter) : [];
  const end = log.last();
  const first = Math.max(position, 0) + 1;
  if (first > end) return { entries: before, through: first - 1, atEnd: true };
  const stretch = log.stretch({ first, last: Math.min(first + PAGE_LENGTH - 1, end), filter });
  return { entries: [...before, ...stretch.entries], through: stretch.last, atEnd: stretch.last >= end };
}

/** The events of a stream after a revision; -1 is before the first. */
export function pageOfStreamAfter(
  rows: StoredRows,
  stream: StreamName,
  revision: number,
  filter: StreamFilter | undefined,
): LogPage {
  const entries: LogEntry[] = [];
  let through = revision;
  let seen = 0;
  try {
    for (const event of rows.stream(stream)?.forward(revision + 1, PAGE_LENGTH) ?? []) {
      if (passes(event, filter)) entries.push(event);
      through = event.revision;
      if (++seen === PAGE_LENGTH) break;
    }
    return { entries, through, atEnd: seen < PAGE_LENGTH };
  } catch (failure) {
    if (!(failure instanceof StreamDamaged)) throw failure;
    return { entries, through, atEnd: true, failure };
  }
}
