/**
 * The first `limit` of these events; all of them without a limit.
 * @throws RangeError if the limit isn't a whole number from 0
 */
export function* atMost<Event>(limit: number | undefined, events: Iterable<Event>): Iterable<Event> {
  assertLimit(limit);
  if (limit === 0) return;
  let left = limit ?? Infinity;
  for (const event of events) {
    yield event;
    if (--left === 0) return;
  }
}

/** @throws RangeError if the limit isn't a whole number from 0 */
export function assertLimit(limit: number | undefined): void {
  if (limit !== undefined && (!Number.isSafeInteger(limit) || limit < 0)) {
    throw new RangeError(`A limit is 0, 1, 2 …, not ${limit}`);
  }
}
