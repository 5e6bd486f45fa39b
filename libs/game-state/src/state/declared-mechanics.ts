import type { HiddenMechanic, PlayerId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/**
 * Whether the setup declares a mechanic of hidden cards for a player's deck list. The player is then asked at each moment
 * of that mechanic, whatever cards they have.
 */
export function isMechanicDeclared({ setup }: GameState, player: PlayerId, mechanic: HiddenMechanic): boolean {
  return setup?.mechanics.at(player)?.includes(mechanic) ?? false;
}

/** Whether the setup declares mechanics, which decide who is asked; otherwise players are asked if their cards matter. */
export function declaresMechanics({ setup }: GameState): boolean {
  return setup !== null && setup.mechanics.length > 0;
}
