import type { HiddenMechanic, PlayerId } from '@stacktrail/game-events';
import type { GameState } from './game-state.js';

/**
 * Whether a mechanic of hidden cards is named of a player's deck list: they are asked at each moment of it, whatever cards
 * they have.
 */
export function isNamed({ setup }: GameState, player: PlayerId, mechanic: HiddenMechanic): boolean {
  return setup?.mechanics.at(player)?.includes(mechanic) ?? false;
}

/** Whether seats are asked by what is named of them; otherwise all are, wherever anybody's card could matter. */
export function namesMechanics({ setup }: GameState): boolean {
  return setup !== null && setup.mechanics.length > 0;
}
