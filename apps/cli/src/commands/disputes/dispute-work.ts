import type { Dispute } from '@stacktrail/game-events';
import type { DisputeDone, Matches } from '@stacktrail/match';
import { findGame } from '../../games/find-game.js';
import type { Io } from '../../io.js';
import { print } from '../../output/print.js';
import { useStore } from '../../stores/use-store.js';
import { judging, type ByOptions } from './dispute-options.js';
import { disputeText } from './dispute-text.js';

/** Gives a command to the disputes of a game, and prints the dispute as it then stands. */
export function workOnDispute(
  io: Io,
  game: string,
  options: ByOptions,
  work: (matches: Matches, id: string) => Promise<DisputeDone>,
): Promise<void> {
  return useStore(io, options.store, 'write', async (store) => {
    const matches = judging(io, store, options);
    const id = findGame(await matches.games(), game, options.store);
    const done = await work(matches, id);
    const dispute = disputeOf(done);
    const seats = await seatNames(matches, id);
    print(io, options, { game: id, dispute }, () => (dispute === undefined ? '' : disputeText(dispute, seats)));
  });
}

function disputeOf({ dispute: number, disputes }: DisputeDone): Dispute | undefined {
  return disputes.disputes.find((dispute) => dispute.number === number);
}

/** The names of the seats of a game. */
async function seatNames(matches: Matches, id: string): Promise<readonly string[]> {
  return (await matches.load(id)).setup.seats.map(({ name }) => name);
}
