import type { CardDefinition } from '@stacktrail/card-tree';
import { sha256, toHex, utf8Encode } from '@stacktrail/kernel';
import { bots, playOut, simulate, verifyGame } from '@stacktrail/match';
import { brokenInvariants, newGame } from '@stacktrail/test-kit';
import { LiveGame } from '../../src/index.js';

/** A game that random bots play, all from one word. */
export interface RandomGame {
  readonly seed: string;
  readonly decks: readonly (readonly CardDefinition[])[];
  /** The commanders of each seat, in a game of that format (CR 903). */
  readonly commanders?: readonly (readonly CardDefinition[])[];
}

/** How a random game went; `trouble` says what no game may do. */
export interface Outcome {
  readonly trouble: string | null;
  readonly decisions: number;
  readonly facts: number;
  readonly turns: number;
  readonly ended: boolean;
}

/** Where a game is left that doesn't end: two decks can keep each other from it. */
const mostDecisions = 6000;

/** Plays a game; after every batch the state must be sound, and nothing may throw. */
export function playRandomGame({ seed, decks, commanders }: RandomGame): Outcome {
  const setup = newGame(decks, seed);
  const options = {
    ...setup,
    nonces: decks.map((_, seat) => sha256(utf8Encode(`${seed} ${seat}`))),
    ...(commanders && {
      format: 'commander' as const,
      seats: setup.seats.map((seat, i) => ({ ...seat, commanders: commanders[i]! })),
    }),
  };
  let live: LiveGame | null = null;
  let facts = 0;
  let decisions = 0;
  const outcome = (trouble: string | null): Outcome => ({
    trouble,
    decisions,
    facts,
    turns: live?.state.turn ?? 0,
    ended: live !== null && live.state.outcome !== null,
  });
  try {
    const started = LiveGame.start(options);
    const game = (live = started.live);
    facts = started.events.length;
    const players = decks.map((_, seat) => bots.random(`${seed} ${seat}`));
    let broken: readonly string[] = brokenInvariants(game.state);
    const onBatch = (events: readonly unknown[]): void => {
      facts += events.length;
      decisions += 1;
      broken = brokenInvariants(game.state);
      if (broken.length > 0) throw new Error(broken.join('; '));
    };
    playOut(game, players, onBatch, mostDecisions);
    return outcome(broken.length === 0 ? null : broken.join('; '));
  } catch (error) {
    return outcome(error instanceof Error ? `${error.message}\n${placeOf(error)}` : String(error));
  }
}

/** Plays the game again as it would be stored, and checks all that can be checked of a stored game. */
export async function verifyRandomGame(game: RandomGame): Promise<string | null> {
  try {
    return await problemsOf(game);
  } catch (error) {
    return error instanceof Error ? `${error.message}\n${placeOf(error)}` : String(error);
  }
}

async function problemsOf({ seed, decks, commanders }: RandomGame): Promise<string | null> {
  const { record } = await simulate({
    decks,
    seed: toHex(sha256(utf8Encode(seed))),
    bots: decks.map(() => 'random' as const),
    maxDecisions: 800,
    ...(commanders && { format: 'commander' as const, beside: commanders.map((each) => ({ commanders: each })) }),
  });
  const { ok, checks } = verifyGame(record);
  const failed = checks.filter(({ status }) => status === 'failed');
  return ok ? null : JSON.stringify(failed).slice(0, 2000);
}

/** Where in our code it happened. */
function placeOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n').filter((line) => line.includes('/src/'));
  return lines.slice(0, 4).join('\n');
}
