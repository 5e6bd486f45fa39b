import type { PlayerId, Ref } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import { areOpponents, objectOf, playerOf, presentObject, type GameState } from '../state/game-state.js';
import { typeBit } from '../state/printed.js';

const planeswalker = typeBit('Planeswalker');

/** The defending player of an attack (CR 508.5): the player attacked, or the controller of the planeswalker. */
export function defendingPlayerOf(state: GameState, defender: Ref): PlayerId {
  return defender.is === 'player' ? defender.id : objectOf(state, defender.id).controller;
}

/**
 * Whether what a creature was declared to attack is still attacked (CR 506.4, 506.4c): a player in the game, or a
 * planeswalker that hasn't left the battlefield, stopped being one or come to the attacking player.
 */
export function isStillAttacked(state: GameState, defender: Ref): boolean {
  if (defender.is === 'player') return !playerOf(state, defender.id).lost; // CR 800.4e
  const object = presentObject(state, defender.id);
  if (object === undefined || object.controller === state.activePlayer) return false;
  return (characteristicsOf(state, object).types & planeswalker) !== 0;
}

/** What the active player's creatures can attack (CR 506.2, 802.2): opponents and their planeswalkers. */
export function attackable(state: GameState): readonly Ref[] {
  const defenders: Ref[] = [];
  for (const player of state.players) {
    if (!player.lost && areOpponents(state, state.activePlayer, player.id)) {
      defenders.push({ is: 'player', id: player.id });
    }
  }
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    if (!areOpponents(state, state.activePlayer, object.controller)) continue;
    if ((characteristicsOf(state, object).types & planeswalker) !== 0) defenders.push({ is: 'object', id });
  }
  return defenders;
}
