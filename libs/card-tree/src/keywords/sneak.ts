import type { StaticAbility } from '../abilities.js';
import { creature, ifPaid, self, you } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

/**
 * CR 702.190a: the card is cast in the declare blockers step of the player's turn, and an unblocked attacker is
 * returned as an additional cost.
 */
export const sneakMethod: CastingMethod = {
  keyword: 'sneak',
  rule: '702.190a',
  from: null,
  condition: { if: 'during', steps: ['declare blockers'], whose: you },
  flash: true,
  cost: (ability) =>
    ability.keyword === 'sneak'
      ? [
          ...ability.cost,
          {
            cost: 'return to hand',
            filter: { is: 'all', of: [creature, { is: 'unblocked' }, { is: 'controlled by', who: 'you' }] },
            count: 1,
          },
        ]
      : [],
};

/** CR 702.190b: the permanent enters tapped and attacking what the returned creature attacked. */
export function sneak(): StaticAbility {
  return {
    kind: 'static',
    condition: ifPaid('sneak'),
    effects: [
      { static: 'replacement', replacement: { would: 'enter', what: { is: 'this' }, instead: { enters: 'tapped' } } },
      {
        static: 'as it becomes a permanent',
        effects: [{ do: 'becomes attacking', what: self, as: { objects: 'paid', cost: 'return to hand' } }],
      },
    ],
  };
}
