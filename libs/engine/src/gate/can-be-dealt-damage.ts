import { hasType } from '@stacktrail/characteristics';
import type { Ref } from '@stacktrail/game-events';
import { playerOf, presentObject, type GameState } from '@stacktrail/game-state';

/**
 * CR 614.9: whether this could be dealt the damage instead: a player in the game, or a creature, planeswalker or
 * battle.
 */
export function canBeDealtDamage(state: GameState, to: Ref): boolean {
  if (to.is === 'player') return !playerOf(state, to.id).lost;
  const object = presentObject(state, to.id);
  return (['Creature', 'Planeswalker', 'Battle'] as const).some(
    (type) => object?.zone === 'battlefield' && hasType(state, object, type),
  );
}
