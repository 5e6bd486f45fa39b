import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/**
 * The player who decides for a player: the one who controls them (CR 721.5), or they themselves. The last effect counts
 * (721.1a).
 */
export function deciderFor(state: GameState, player: PlayerId): PlayerId {
  const { playerControls } = state;
  for (let i = playerControls.length - 1; i >= 0; i--) {
    const control = playerControls[i]!;
    if (control.applies && control.player === player) return control.controller;
  }
  return player;
}
