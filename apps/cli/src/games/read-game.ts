import type { EventStore, StoreAddress } from '@stacktrail/event-store';
import type { Damage, Revision, Viewer } from '@stacktrail/game-events';
import { Matches, type GameRecord } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import { findGame } from './find-game.js';

/**
 * Reads a stored game whole.
 *
 * @param given an id, the beginning of one, or `last`
 * @param address where the store is, for the error
 */
export async function readGame(store: EventStore, given: string, address: StoreAddress): Promise<GameRecord> {
  const matches = new Matches(store);
  return matches.load(findGame(await matches.games(), given, address));
}

/** The revision that is meant: the one given, or the game's last that can be read. */
export function revisionIn(
  { id, stored, history, damage, lastRevision }: GameRecord,
  given: Revision | undefined,
): Revision {
  if (given === undefined) return lastRevision;
  const event = history[given];
  if (event === undefined) {
    throw new CommandError(`Game ${id} has no revision ${given}.`, `Its events are 0 to ${stored.length - 1}.`);
  }
  if (event.type !== 'skipped' || damage === null) return given;
  const from = history.findIndex(({ type }) => type === 'skipped');
  throw new CommandError(
    `${damagedText(damage)} Revision ${given} can't be shown.`,
    `Revisions 0 to ${from - 1} can be shown.`,
  );
}

/** A sentence that says from which revision on a game's record can't be read, and why. */
export function damagedText({ revision, problem }: Damage): string {
  return `The record of the game can't be read from revision ${revision} on: ${problem}.`;
}

/** @throws CommandError if it is a seat that the game does not have */
export function assertSeat({ id, setup }: GameRecord, viewer: Viewer): void {
  if (viewer === 'judge' || viewer === 'spectator' || viewer.seat < setup.seats.length) return;
  const seats = setup.seats.map(({ name }, seat) => `${seat} (${name})`).join(' and ');
  throw new CommandError(`Game ${id} has no seat ${viewer.seat}.`, `Its seats are ${seats}.`, 2);
}
