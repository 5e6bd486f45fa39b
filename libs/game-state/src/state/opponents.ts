import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';
import { playersInOrder } from './turn-order.js';

/** Whether a player is an archenemy (CR 904.2a, 904.12b). */
export function isArchenemy({ archenemies }: GameState, player: PlayerId): boolean {
  return archenemies.length > 0 && archenemies.some((one) => one.player === player);
}

/** Whether two players are opponents (CR 102.2, 102.3): different players who are not on one team. */
export function areOpponents(state: GameState, player: PlayerId, other: PlayerId): boolean {
  if (player === other) return false;
  const { setup } = state;
  return setup === null || setup.teams[player] !== setup.teams[other];
}

/** A player's opponents who are still in the game, from the active player on in turn order. */
export function opponentsOf(state: GameState, player: PlayerId): readonly PlayerId[] {
  return playersInOrder(state).filter((other) => areOpponents(state, player, other));
}

/** The other players of a player's team who are still in the game (CR 102.3). */
export function teammatesOf(state: GameState, player: PlayerId): readonly PlayerId[] {
  return playersInOrder(state).filter((other) => other !== player && !areOpponents(state, player, other));
}
