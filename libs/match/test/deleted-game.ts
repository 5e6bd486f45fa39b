import type { EventStore } from '@stacktrail/event-store';
import type { StoredGameEvent } from '@stacktrail/game-events';
import { simulate } from '../src/index.js';
import { standInDecks as decks } from '../src/testing/index.js';

/** Plays a game between bots, to its end or for so many decisions. @returns its id */
export async function playedGame(store: EventStore, seed: string, maxDecisions = 5000): Promise<string> {
  const { gameId } = await simulate({ store, decks, seed, bots: ['greedy', 'greedy'], maxDecisions });
  return gameId;
}

/** The hash of the last batch of a whole stream. */
export function lastSealOf(stored: readonly StoredGameEvent[]): string | undefined {
  return stored.at(-1)?.envelope.batch?.hash;
}
