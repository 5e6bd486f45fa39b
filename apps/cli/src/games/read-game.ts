import type { EventStore } from '@stacktrail/event-store';
import type { Revision } from '@stacktrail/game-events';
import { Matches, type GameRecord } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { findGame } from './find-game.js';

/**
 * Reads a stored game whole.
 *
 * @param given an id, the beginning of one, or `last`
 * @param storeName how the user named the store, for the error
 */
export async function readGame(store: EventStore, given: string, storeName: string): Promise<GameRecord> {
  const matches = new Matches(store);
  return matches.load(findGame(await matches.games(), given, storeName));
}

/** The revision that is meant: the one given, or the game's last. */
export function revisionIn({ id, stored }: GameRecord, given: Revision | undefined): Revision {
  const last = (stored.length - 1) as Revision;
  if (given === undefined) return last;
  if (given <= last) return given;
  throw new CommandError(`Game ${id} has no revision ${given}.`, `Its events are 0 to ${last}.`);
}
