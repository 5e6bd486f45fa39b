import type { LogEntry, ReadAllOptions } from '../event-store.js';
import type { LogReader } from './log-reader.js';
import { firstPageLength, nextPageLength } from './page-length.js';

export interface LogRange extends Pick<ReadAllOptions, 'filter' | 'limit'> {
  /** The position to begin with; `undefined` for the first one, or the last one backward. */
  readonly from: number | undefined;
}

/** Reads the log stretch by stretch, only as far as the reader goes; a long read sees what is appended meanwhile. */
export function* readForward(log: LogReader, { from = 0, filter, limit }: LogRange): Iterable<LogEntry> {
  if (from < 1) yield* log.misplaced(filter);
  let length = firstPageLength(filter ? undefined : limit);
  for (let next = Math.max(from, 1), end = log.last(); next <= end; end = log.last()) {
    const stretch = log.stretch({ first: next, last: Math.min(next + length - 1, end), filter });
    yield* stretch.entries;
    next = stretch.last + 1;
    length = nextPageLength(length, stretch.size);
  }
}

/** Reads the log from its end to its beginning. */
export function* readBackward(log: LogReader, { from = Infinity, filter, limit }: LogRange): Iterable<LogEntry> {
  let length = firstPageLength(filter ? undefined : limit);
  for (let next = Math.min(from, log.last()); next >= 1;) {
    const wanted = { first: Math.max(1, next - length + 1), last: next, direction: 'backward', filter } as const;
    const stretch = log.stretch(wanted);
    yield* [...stretch.entries].reverse();
    next = stretch.first - 1;
    length = nextPageLength(length, stretch.size);
  }
  yield* log.misplaced(filter);
}
