import type { Brand } from '@stacktrail/kernel';

/** The number of an event within its stream; the first is 0. */
export type Revision = Brand<number, 'Revision'>;

/**
 * What the writer believes of the stream: that it doesn't exist, that its last event has this revision, or nothing.
 *
 * With `any` a retry is recognised only on a best effort basis: EventStoreDB remembers recent ids, SQLite has to
 * search the stream for them. Commands name the revision that they decided upon.
 */
export type ExpectedRevision = 'noStream' | 'any' | Revision;

/**
 * Makes a revision.
 * @throws RangeError if the number isn't a whole one from 0
 */
export function revision(number: number): Revision {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`A revision is 0, 1, 2 …, not ${number}`);
  return number as Revision;
}
