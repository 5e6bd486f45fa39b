import type { ForcedAction } from '@stacktrail/card-tree';
import { staticsInForce } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import { areOpponents, objectOf, type GameState } from '@stacktrail/game-state';

/**
 * CR 101.2, 609.1: whether an effect says that spells and abilities of that controller can't cause the player to do
 * something.
 */
export function cannotBeMadeTo(state: GameState, player: PlayerId, action: ForcedAction, causedBy: PlayerId): boolean {
  return staticsInForce(state, "can't cause").some(
    ({ source, effect }) =>
      objectOf(state, source).controller === player &&
      effect.actions.includes(action) &&
      areOpponents(state, player, causedBy),
  );
}
