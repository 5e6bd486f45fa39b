import type { Direction, StoredEvent } from '../event-store.js';
import type { Page } from './pages.js';

const FIRST_PAGE = 32;
const LARGEST_PAGE = 512;
const LARGEST_SIZE = 4_194_304;

/** How many entries the next page should have: pages grow while they stay small in characters. */
function nextPageLength(length: number, { size }: Page): number {
  return size > LARGEST_SIZE ? Math.max(1, length >> 2) : Math.min(LARGEST_PAGE, length << 1);
}

function firstPageLength(limit: number | undefined): number {
  return Math.max(1, Math.min(FIRST_PAGE, limit ?? Infinity));
}

/**
 * Reads gapless numbers page by page, and only as far as the reader goes.
 * @param first the number to begin with
 * @param end the last number there is, asked again for each page: a long read sees what is appended meanwhile
 * @param page the entries between two numbers, in rising order
 */
export function* readPages(
  direction: Direction,
  first: number,
  end: () => number,
  limit: number | undefined,
  page: (first: number, last: number) => Page,
): Iterable<StoredEvent> {
  let length = firstPageLength(limit);
  if (direction === 'forward') {
    for (let from = Math.max(first, 0); from <= end();) {
      const read = page(from, from + length - 1);
      yield* read.events;
      from += length;
      length = nextPageLength(length, read);
    }
    return;
  }
  for (let from = Math.min(first, end()); from >= 0;) {
    const read = page(from - length + 1, from);
    yield* [...read.events].reverse();
    from -= length;
    length = nextPageLength(length, read);
  }
}
