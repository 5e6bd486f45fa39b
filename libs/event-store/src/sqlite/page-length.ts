const FIRST_PAGE = 32;
const LARGEST_PAGE = 512;
const LARGEST_SIZE = 4_194_304;

/** How many rows the first page of a read should have. @param limit how many are wanted at most */
export function firstPageLength(limit: number | undefined): number {
  return Math.max(1, Math.min(FIRST_PAGE, limit ?? Infinity));
}

/**
 * How many rows the next page should have: pages grow while they stay small.
 *
 * @param sizeBytes the size of the last page
 */
export function nextPageLength(length: number, sizeBytes: number): number {
  return sizeBytes > LARGEST_SIZE ? Math.max(1, length >> 2) : Math.min(LARGEST_PAGE, length << 1);
}
