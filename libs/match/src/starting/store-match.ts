import { WrongExpectedRevision, type Appended, type EventStore } from '@stacktrail/event-store';
import { HeldMatches } from '../held/held-matches.js';
import { appendBatch, type Origin, type SealedBatch } from '../storage/game-stream.js';
import { uuidOf } from '../storage/identifiers.js';
import type { BegunMatch } from './begin-match.js';

/**
 * Stores a game that has begun: its secrets, then its cards, then its first facts, so that no game lacks what it needs.
 *
 * @returns nothing if the game was begun by another already
 */
export async function storeMatch(
  store: EventStore,
  matches: HeldMatches,
  { match, batch, seed, origin, sealed }: BegunMatch,
): Promise<Appended | undefined> {
  await matches.secrets.keep(match.gameId, seed, match.tokens, sealed);
  await matches.cards.pin(match.catalog);
  try {
    return await appendBatch(store, match.gameId, batch, origin);
  } catch (error) {
    if (error instanceof WrongExpectedRevision) return undefined;
    throw error;
  }
}

/**
 * Stores a game that was played in memory.
 *
 * @param batches the facts since the first ones, sealed, a batch for each answer
 */
export async function storePlayed(
  store: EventStore,
  begun: BegunMatch,
  batches: readonly SealedBatch[],
): Promise<void> {
  const { gameId } = begun.match;
  await storeMatch(store, new HeldMatches(store, { most: 1, mostBytes: 0 }), begun);
  for (const [i, batch] of batches.entries()) {
    const origin: Origin = { commandId: uuidOf('simulated', gameId, `${i + 1}`), command: 'SubmitAnswer' };
    await appendBatch(store, gameId, batch, origin);
  }
}
