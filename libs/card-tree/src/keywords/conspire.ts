import type { TriggeredAbility } from '../abilities.js';
import { creature, ifPaid, self } from './common-nodes.js';
import { copiedAsCast } from './copied-as-cast.js';
import type { OptionalCost } from './optional-cost.js';

/** CR 702.78a. */
export const conspireCost: OptionalCost = {
  keyword: 'conspire',
  rule: '702.78a',
  times: 'once',
  cost: () => [
    {
      cost: 'tap permanents',
      filter: { is: 'all', of: [creature, { is: 'shares', quality: 'color', with: self }] },
      count: 2,
    },
  ],
};

/** @param which of several conspire abilities of the spell it is (CR 702.78b) */
export function conspire(which: number): TriggeredAbility {
  return copiedAsCast(1, ifPaid('conspire', which));
}
