import type { PlayerId, Ref } from '@stacktrail/game-events';
import {
  type GameObject,
  areOpponents,
  objectOf,
  playerOf,
  presentObject,
  type GameState,
  designationOf,
  typeBit,
} from '@stacktrail/game-state';
import { characteristicsOf } from '../layers/characteristics.js';

const planeswalker = typeBit('Planeswalker');
const battle = typeBit('Battle');

/** CR 310.8: the player designated as a battle's protector; `null` if there is none. */
export function protectorOf(object: GameObject): PlayerId | null {
  return designationOf(object.designations, 'protector')?.player ?? null;
}

/**
 * The defending player of an attack (CR 508.5): the player attacked, the controller of the planeswalker, or the
 * protector of the battle (310.8d), each as it is now or last was.
 */
export function defendingPlayerOf(state: GameState, defender: Ref): PlayerId {
  if (defender.is === 'player') return defender.id;
  const object = objectOf(state, defender.id);
  const { types } = characteristicsOf(state, object);
  return ((types & battle) !== 0 ? protectorOf(object) : null) ?? object.controller;
}

/** Whether a permanent can be attacked while this player is attacking (CR 506.2, 306.6, 310.8b). */
function isAttackable(state: GameState, object: GameObject, attacking: PlayerId): boolean {
  const { types } = characteristicsOf(state, object);
  if ((types & battle) !== 0) {
    const protector = protectorOf(object);
    if (protector !== null) return areOpponents(state, attacking, protector) && !playerOf(state, protector).lost;
  }
  return (types & planeswalker) !== 0 && areOpponents(state, attacking, object.controller);
}

/**
 * Whether the target of a creature's attack is still attacked (CR 506.4, 506.4c): a player in the game, or a
 * planeswalker or battle that hasn't left the battlefield, phased out, lost that type or come under the attacking
 * player's control.
 */
export function isStillAttacked(state: GameState, defender: Ref): boolean {
  if (defender.is === 'player') return !playerOf(state, defender.id).lost; // CR 800.4e
  const object = presentObject(state, defender.id);
  if (object === undefined || object.zone !== 'battlefield') return false;
  if (state.combat?.removed.includes(defender.id)) return false;
  return isAttackable(state, object, state.activePlayer);
}

/** What the active player's creatures can attack (CR 506.2, 802.2): opponents, their planeswalkers, battles they protect. */
export function attackable(state: GameState): readonly Ref[] {
  const defenders: Ref[] = [];
  for (const player of state.players) {
    if (!player.lost && areOpponents(state, state.activePlayer, player.id)) {
      defenders.push({ is: 'player', id: player.id });
    }
  }
  for (const id of state.battlefield) {
    if (isAttackable(state, objectOf(state, id), state.activePlayer)) defenders.push({ is: 'object', id });
  }
  return defenders;
}
