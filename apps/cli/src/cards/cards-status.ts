import { shippedPool, StatusCount, type CardsStatus } from '@stacktrail/cards';
import { countReading, readCard } from '@stacktrail/cards/sources';
import type { Io } from '../io.js';
import { readCards } from './read-cards.js';

/** How far the cards of a file are understood today, or without one, how far those of the pool were when it was made. */
export async function cardsStatus(io: Io, source: string | undefined): Promise<CardsStatus> {
  if (source === undefined) return shippedPool().archive.status();
  const count = new StatusCount();
  for await (const card of readCards(io, source)) countReading(count, readCard(card));
  return count.status(true);
}
