import type { TriggeredAbility } from '../abilities.js';
import { ifPaid, self, you } from './common-nodes.js';
import type { OptionalCost } from './optional-cost.js';

export const squadCost: OptionalCost = { keyword: 'squad', rule: '702.157a', times: 'any number' };

/**
 * CR 702.157a: when this enters, create a token that is a copy of it for each time the cost was paid.
 *
 * @param which the number of the squad ability among those of the spell (CR 702.157b)
 */
export function squad(which: number): TriggeredAbility {
  const count = { amount: 'times paid', keyword: 'squad', which } as const;
  return {
    kind: 'triggered',
    event: { on: 'enters', what: { is: 'this' } },
    condition: ifPaid('squad', which),
    modes: [{ targets: [], effects: [{ do: 'create copies', who: you, count, of: self }] }],
  };
}
