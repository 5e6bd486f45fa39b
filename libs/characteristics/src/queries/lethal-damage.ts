import { countersOn, type GameObject, type GameState, typeBit } from '@stacktrail/game-state';
import { characteristicsOf } from '../layers/characteristics.js';

const creature = typeBit('Creature');
const planeswalker = typeBit('Planeswalker');
const battle = typeBit('Battle');

/**
 * How much more damage a permanent can be dealt before the rest is excess damage (CR 120.4a, 120.10): lethal damage for
 * a creature, loyalty for a planeswalker, defense for a battle, and the least of these if it has several types.
 *
 * @param deathtouch whether the source has deathtouch, so that 1 damage is lethal for a creature (CR 702.2c)
 * @returns infinity for any other permanent
 */
export function damageUntilExcess(state: GameState, object: GameObject, deathtouch: boolean): number {
  const { types, toughness } = characteristicsOf(state, object);
  let least = Infinity;
  if ((types & creature) !== 0) {
    const lethal = Math.max(0, (toughness ?? 0) - object.damage);
    least = deathtouch ? Math.min(1, lethal) : lethal;
  }
  if ((types & planeswalker) !== 0) least = Math.min(least, countersOn(object, 'loyalty'));
  if ((types & battle) !== 0) least = Math.min(least, countersOn(object, 'defense'));
  return least;
}
