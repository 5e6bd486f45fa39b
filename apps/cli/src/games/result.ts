import type { GameState } from '@stacktrail/game-state';

/** How a game ended, or that it hasn't, in words. */
export function resultText({ outcome, setup }: GameState): string {
  if (outcome === null) return 'unfinished';
  if (outcome.winner === null) return 'draw';
  return `${setup?.seats[outcome.winner]?.name ?? `seat ${outcome.winner}`} won`;
}
