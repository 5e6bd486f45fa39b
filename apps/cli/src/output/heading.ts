import type { BoardView } from '@stacktrail/views';

/** Which game this is, and where in it the board stands. */
export function heading({ game, revision, turn, step, activePlayer, seats, outcome }: BoardView): string {
  const where = `Game ${game}, revision ${revision}`;
  if (outcome !== null) return `${where}: over in turn ${turn}`;
  if (turn === 0) return `${where}: before the first turn`;
  return `${where}: turn ${turn}, ${seats[activePlayer]?.name ?? ''}'s ${step}${step.endsWith('main') ? ' phase' : ' step'}`;
}
