import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import type { Catalog } from '@stacktrail/game-state';
import { isResumePoint, reverseTo, type LiveGame, type Rejection } from '@stacktrail/rules';
import { commitmentTo, secretsAt, veilCommitmentTo, type GameSecrets, type Seed } from '../../storage/secrets.js';

/**
 * The nearest point at or before a revision from which play can go on: a priority point, or the end of the setup (CR
 * 731.2). It may lie in a stretch that was itself undone, so a rewind can be rewound.
 */
export function rewindPoint(events: readonly AnyGameEvent[], to: number): Revision | Rejection {
  const last = events.length - 1;
  if (!Number.isSafeInteger(to) || to < 0 || to > last)
    return rejected(`The game has no revision ${to}; its last is ${last}.`);
  for (let i = to; i >= 0; i--) if (isResumePoint(events, i)) return i as Revision;
  return rejected(`Before revision ${to} nothing of the game had been played.`);
}

function rejected(message: string): Rejection {
  return { accepted: false, rule: '731.2', message, stale: false };
}

/** Whether the seed in use has been revealed, so that play that goes on needs another seed (docs/decisions.md D8). */
export function seedIsRevealed(events: readonly AnyGameEvent[]): boolean {
  const last = events.findLast(
    ({ type }) => type === 'SeedRevealed' || type === 'SeedCommitted' || type === 'GameStarted',
  );
  return last?.type === 'SeedRevealed';
}

/** The point to which a game is taken back, and why. */
export interface Aim {
  /** A point that `rewindPoint` gave. */
  readonly to: Revision;
  readonly reason: 'ruling' | 'agreement';
  readonly detail: string;
  /** Whether what nobody knows of the libraries is put into a random order again. */
  readonly reshuffleUnknown: boolean;
}

/** A game that goes on from an earlier point, and the facts that took it there. */
export interface TakenBack {
  readonly live: LiveGame;
  readonly events: readonly AnyGameEvent[];
  readonly secrets: GameSecrets;
}

/**
 * Takes a game back and lets it go on from there.
 *
 * @param events the whole stream, with the facts that led to the rewind at its end
 * @param seed the seed to go on with, if the one in use has been revealed
 */
export function takeBack(
  catalog: Catalog,
  events: readonly AnyGameEvent[],
  secrets: GameSecrets,
  { to, reason, detail, reshuffleUnknown }: Aim,
  seed: Seed | null,
): TakenBack {
  const timeline = foldInPlay(catalog, events);
  const from = events.length as Revision;
  const inUse: GameSecrets = seed === null ? secrets : { ...secrets, seeds: [...secrets.seeds, { from, ...seed }] };
  const current = secretsAt(inUse, from);
  if (current === undefined) throw new Error('a game has a seed');
  const commitments =
    seed === null ? null : { seedCommitment: commitmentTo(seed), veilCommitment: veilCommitmentTo(seed) };
  const randomise = reshuffleUnknown ? timeline.at(to).players.map(({ id }) => id) : [];
  const { live, events: made } = reverseTo(timeline, to, current, reason, detail, commitments, randomise);
  return { live, events: made, secrets: inUse };
}
