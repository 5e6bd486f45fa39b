import { optionalCost, type CastingMethod, type OptionalCostName } from '@stacktrail/card-tree';
import { characteristicsOf, holds, matches, plainContext, rulesInForce } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';
import { asSpell, typeBit, type Characteristics, type GameObject, type GameState } from '@stacktrail/game-state';
import { canPay } from '../costs/can-pay.js';
import { optionalCostsOf } from '../costs/optional-costs.js';
import { isWho } from '../who-of-static.js';
import type { Permission } from './permission.js';
import { isSorceryTime } from './timing.js';

/** Whether it can be cast at this time (CR 117.1a, 307.1, 702.8a, 601.3b–d). */
export function isTimely(
  state: GameState,
  player: PlayerId,
  card: GameObject,
  { types, keywords }: Characteristics,
  method: CastingMethod | null,
  permission: Permission | null,
): boolean {
  if (method?.because !== undefined) return isSorceryTime(state, player); // CR 702.170d
  if ((types & typeBit('Instant')) !== 0 || keywords.has('flash')) return true;
  if (method?.flash === true || permission?.how.flash === true) return true;
  return isSorceryTime(state, player) || hasOwnFlash(state, player, card) || hasFlashForNow(state, player, card);
}

/** The optional cost that would let the card be cast as though it had flash, if it can be paid (CR 601.3c, 702.48a). */
export function costGivingFlash(state: GameState, player: PlayerId, card: GameObject): OptionalCostName | null {
  if (!card.printed.instantSpeed) return null;
  const found = optionalCostsOf(state, card).find(({ keyword, cost, flash }) => {
    if (flash !== true && optionalCost(keyword)?.flash !== true) return false;
    return cost.every((part) => canPay(state, part, plainContext(player, card.id)));
  });
  return found?.keyword ?? null;
}

/** CR 601.3d: the card says that it has flash under a condition, and the condition holds. */
function hasOwnFlash(state: GameState, player: PlayerId, card: GameObject): boolean {
  if (!card.printed.otherWays) return false;
  return characteristicsOf(state, card).abilities.some(({ ability }) => {
    if (ability.kind !== 'static') return false;
    if (!ability.effects.some((effect) => effect.static === 'as though flash' && effect.spells.is === 'this'))
      return false;
    return ability.condition === undefined || holds(state, ability.condition, plainContext(player, card.id));
  });
}

/** CR 601.3b: an effect lets the player cast it as though it had flash. */
export function hasFlashForNow(state: GameState, player: PlayerId, card: GameObject): boolean {
  return rulesInForce(state, 'as though flash').some(({ source, controller, effect }) => {
    return (
      isWho(effect.who, controller, player) &&
      matches(state, effect.spells, asSpell(card, player), plainContext(controller, source))
    );
  });
}
