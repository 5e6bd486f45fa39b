import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/** The players still in the game, from the active player on in turn order (CR 101.4). */
export function playersInOrder(state: GameState): readonly PlayerId[] {
  const count = state.players.length;
  const order: PlayerId[] = [];
  for (let i = 0; i < count; i++) {
    const id = ((state.activePlayer + i) % count) as PlayerId;
    if (!state.players[id]!.lost) order.push(id);
  }
  return order;
}

/** Who would get priority first: the active player, or the next in turn order where they have left (CR 800.4j). */
export function firstWithPriority(state: GameState): PlayerId {
  const { activePlayer } = state;
  return state.players[activePlayer]?.lost === true ? nextPlayer(state, activePlayer) : activePlayer;
}

/** The next player in turn order who is still in the game. */
export function nextPlayer(state: GameState, player: PlayerId): PlayerId {
  const count = state.players.length;
  for (let i = 1; i <= count; i++) {
    const id = ((player + i) % count) as PlayerId;
    if (!state.players[id]!.lost) return id;
  }
  return player;
}

/** The nearest player to the right, against turn order, who is still in the game. */
export function previousPlayer(state: GameState, player: PlayerId): PlayerId {
  const count = state.players.length;
  for (let i = 1; i <= count; i++) {
    const id = ((player + count - i) % count) as PlayerId;
    if (!state.players[id]!.lost) return id;
  }
  return player;
}
