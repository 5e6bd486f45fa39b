import type { ActivatedAbility, Cost } from '@stacktrail/card-tree';
import { appliesToPlayer, holds, plainContext, staticsInForce } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';

/** The cost of an ability; to foretell a card can cost something else (CR 116.2h, 702.143a). */
export function costOfActing(
  state: GameState,
  player: PlayerId,
  { cost, specialAction }: Pick<ActivatedAbility, 'cost' | 'specialAction'>,
): readonly Cost[] {
  if (specialAction !== '116.2h') return cost;
  const found = staticsInForce(state, 'foretelling costs').find(
    ({ source, effect: { who, unless } }) =>
      appliesToPlayer(state, who, source, player) &&
      (unless === undefined || !holds(state, unless, plainContext(player, source))),
  );
  return found === undefined ? cost : [{ cost: 'mana', mana: found.effect.mana }];
}
