import type { GameState } from '@stacktrail/game-state';

/** A player of a game by their seat. */
export function playerIn({ players }: GameState, seat: number): GameState['players'][number] {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}
