import type { ActivatedAbility } from '../abilities.js';
import type { Condition } from '../conditions.js';

/**
 * CR 702.193a: it can be activated only once. If this permanent entered this turn, the cost is reduced by the
 * permanent's mana cost.
 */
export function powerUp(ability: ActivatedAbility): ActivatedAbility {
  const condition: Condition = { if: 'matches', objects: { objects: 'this' }, filter: { is: 'entered this turn' } };
  return {
    ...ability,
    costsLess: { mana: [], byManaCost: true, times: { amount: 'either', condition, then: 1, otherwise: 0 } },
    limit: { times: 1, per: 'game' },
  };
}
