import type { TriggeredAbility } from '../abilities.js';
import { creature, ifPaid } from './common-nodes.js';
import { copiedAsCast } from './copied-as-cast.js';
import type { OptionalCost } from './optional-cost.js';

/** CR 702.153a. */
export const casualtyCost: OptionalCost = {
  keyword: 'casualty',
  rule: '702.153a',
  times: 'once',
  cost: (ability) => {
    const to = 'count' in ability ? ability.count : 0;
    return [
      { cost: 'sacrifice', filter: { is: 'all', of: [creature, { is: 'power', compare: 'at least', to }] }, count: 1 },
    ];
  },
};

/** @param which of several casualty abilities of the spell it is (CR 702.153b) */
export function casualty(which: number): TriggeredAbility {
  return copiedAsCast(1, ifPaid('casualty', which));
}
