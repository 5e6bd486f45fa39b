import type { BoardView } from '@stacktrail/views';

/** The line above a board: the game, the revision, the turn and the step. */
export function heading({ game, revision, turn, step, activePlayer, seats, outcome }: BoardView): string {
  const where = `Game ${game}, revision ${revision}`;
  if (outcome !== null) return `${where}: over in turn ${turn}`;
  if (turn === 0) return `${where}: before the first turn`;
  return `${where}: turn ${turn}, ${seats[activePlayer]?.name ?? ''}'s ${step}${step.endsWith('main') ? ' phase' : ' step'}`;
}
