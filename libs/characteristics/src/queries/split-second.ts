import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { characteristicsOf } from '../layers/characteristics.js';

/**
 * CR 702.61a: whether another spell with split second is on the stack, so that players can't cast spells or activate
 * abilities that aren't mana abilities. Special actions and triggered abilities aren't affected (702.61b).
 *
 * @param except the spell that is being cast
 */
export function splitSecond(state: GameState, except: ObjectId | null = null): boolean {
  return state.stack.some(
    (id) => id !== except && characteristicsOf(state, objectOf(state, id)).keywords.has('split second'),
  );
}
