import { compareStores, copyStore, storeOf, type EventStore, type FiledEvent } from '@stacktrail/event-store';
import { BundleRefused, type Bundle, type BundledEvent } from './bundle.js';
import { recordOfBundle } from './bundle-of-game.js';
import { disputeStream, gameStream } from '../storage/streams.js';
import { PinnedCards } from '../storage/pinned-cards.js';

/** How a game came out of a bundle. */
export interface Imported {
  readonly game: string;
  /** How many events were stored. */
  readonly copied: number;
  /** How many stood there already. */
  readonly present: number;
}

/**
 * Brings the game of a judge's bundle into a store, with ids, times, people, commands and disputes. It can be looked at there, not
 * played on: its secrets aren't in the bundle.
 *
 * @throws BundleRefused if it hides something, or the store has other events of that game; CardsDamaged,
 *   CardsUnreadable
 */
export async function importBundle(store: EventStore, bundle: Bundle): Promise<Imported> {
  const { game, seenBy } = bundle.head;
  if (seenBy !== 'judge')
    throw new BundleRefused('the head', 'says that something is hidden: it can be verified, not imported');
  await new PinnedCards(store).pin(recordOfBundle(bundle).catalog);
  const disputes = bundle.disputes.filter((event): event is BundledEvent => !('hidden' in event));
  const from = await storeOf([
    ...bundle.events.map((event): FiledEvent => ({ ...event, stream: gameStream(game) })),
    ...disputes.map((event): FiledEvent => ({ ...event, stream: disputeStream(game) })),
  ]);
  try {
    const { copied, present, notCopied } = await copyStore(from, store);
    const [differing] = [...notCopied, ...(await compareStores(from, store))];
    if (differing === undefined) return { game, copied, present };
    const at = notCopied[0]?.revision ?? 0;
    const where = differing.stream === disputeStream(game) ? ' of the disputes' : '';
    throw new BundleRefused(`event ${at}${where}`, `isn’t the one that the store has: it holds another game ${game}`);
  } finally {
    await from.close();
  }
}
