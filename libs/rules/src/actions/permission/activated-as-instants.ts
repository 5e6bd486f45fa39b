import type { ActivatedAbility } from '@stacktrail/card-tree';
import { matches, plainContext, staticsInForce } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import { type AbilityDefinition, type GameObject, type GameState, keywordOf, objectOf } from '@stacktrail/game-state';
import { isSorceryTime } from './timing.js';

/** CR 602.5d, 606.3: whether an ability that is activated only at a time for sorceries may be activated now. */
export function isTimeToActivate(
  state: GameState,
  player: PlayerId,
  source: GameObject,
  { ability, pointer }: AbilityDefinition,
): boolean {
  if (isSorceryTime(state, player)) return true;
  const { loyalty } = ability as ActivatedAbility;
  return staticsInForce(state, 'activated as instants').some(({ source: from, effect }) => {
    const { controller } = objectOf(state, from);
    if (controller !== player || effect.loyalty !== loyalty) return false;
    if (effect.keyword !== undefined && effect.keyword !== keywordOf(state, pointer)) return false;
    return effect.what === undefined || matches(state, effect.what, source, plainContext(controller, from));
  });
}
