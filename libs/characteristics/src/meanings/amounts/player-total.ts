import type { Players } from '@stacktrail/card-tree';
import type { GameState, PlayerState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';

/** A number summed over players. */
export function playerTotal(
  queries: StateQueries,
  state: GameState,
  players: Players,
  context: TextContext,
  of: (player: PlayerState) => number,
): number {
  let sum = 0;
  for (const id of queries.players(state, players, context)) {
    const player = state.players[id];
    if (player !== undefined) sum += of(player);
  }
  return sum;
}
