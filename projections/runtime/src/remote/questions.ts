import { GameUnreadable } from '../game-history.js';
import { ProjectionIsBehind, type Progress } from '../progress.js';
import type { Follower } from './follower.js';

/** The questions to a read model by name; each takes the model and what was sent with the question. */
export type Questions<Model> = Readonly<Record<string, (model: Model, ...args: never[]) => unknown>>;

/** A failure that the other side throws again: its name and its fields. */
export interface SentFailure {
  readonly name: string;
  readonly [field: string]: unknown;
}

/** What a projector answers. Without a value there is none, such as for a game that it doesn't know. */
export interface SentAnswer {
  readonly value?: unknown;
  readonly failure?: SentFailure;
  readonly progress: Progress;
}

/** Makes the error again that a failure tells of; `undefined` if it is none of these. */
export type Revive = (failure: SentFailure) => Error | undefined;

/** What everybody asks of a follower. */
export const followerQuestions = {
  progress: () => null,
  whenCaughtUp: ({ runner }: { readonly runner: Follower }, timeoutMs: number) => runner.whenCaughtUp(timeoutMs),
  waitFor: ({ runner }: { readonly runner: Follower }, ...[position, ms]: Parameters<Follower['waitFor']>) =>
    runner.waitFor(position, ms),
  deadLetters: ({ runner }: { readonly runner: Follower }) => runner.deadLetters(),
} satisfies Questions<{ readonly runner: Follower }>;

/** @returns the failure as it is sent; `null` if nobody expects this error */
export function sentFailure(error: unknown, expected: readonly string[]): SentFailure | null {
  if (!(error instanceof Error)) return null;
  const isExpected = [ProjectionIsBehind, GameUnreadable].some((kind) => error instanceof kind);
  return isExpected || expected.includes(error.name)
    ? { ...Object.fromEntries(Object.entries(error)), name: error.name }
    : null;
}

export const reviveFailure: Revive = (failure) => {
  const { name, projection, waitedMs, game, damage } = failure;
  if (name === 'ProjectionIsBehind') return new ProjectionIsBehind(String(projection), Number(waitedMs));
  if (name === 'GameUnreadable') return new GameUnreadable(String(game), damage as GameUnreadable['damage']);
  return undefined;
};
