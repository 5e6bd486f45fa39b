import { shippedPool, StatusCount, type CardsStatus } from '@stacktrail/cards';
import { countReading } from '@stacktrail/cards/sources';
import type { Io } from '../io.js';
import { readAll } from './read-all.js';

/** How many cards of a file are understood today; without a file, how many of the pool were when it was made. */
export async function cardsStatus(io: Io, source: string | undefined): Promise<CardsStatus> {
  if (source === undefined) return shippedPool().archive.status();
  const count = new StatusCount();
  for await (const reading of readAll(io, source)) countReading(count, reading);
  return count.status(true);
}
