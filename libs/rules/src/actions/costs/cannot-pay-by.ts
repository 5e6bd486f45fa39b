import type { ForcedAction } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { cannotBeMadeTo } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';

/**
 * CR 101.2: whether the player of the context can't pay by that action, because the spell or ability that offers the
 * payment can't cause them to do it. Their own spells and abilities can.
 */
export function cannotPayBy(state: GameState, action: ForcedAction, { you, stackObject }: TextContext): boolean {
  const offering = state.objects.get(stackObject);
  return offering !== undefined && cannotBeMadeTo(state, you, action, offering.controller);
}
