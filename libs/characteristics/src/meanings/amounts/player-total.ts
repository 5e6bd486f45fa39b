import type { Players } from '@stacktrail/card-tree';
import type { GameState, PlayerState } from '@stacktrail/game-state';
import type { Reading } from '../../reading/reading.js';
import type { TextContext } from '../../reading/text-context.js';

/** A number summed over players. */
export function playerTotal(
  reading: Reading,
  state: GameState,
  players: Players,
  context: TextContext,
  of: (player: PlayerState) => number,
): number {
  let sum = 0;
  for (const id of reading.players(state, players, context)) {
    const player = state.players[id];
    if (player !== undefined) sum += of(player);
  }
  return sum;
}
