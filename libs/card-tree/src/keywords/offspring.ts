import type { TriggeredAbility } from '../abilities.js';
import { ifPaid, self, you } from './common-nodes.js';
import type { OptionalCost } from './optional-cost.js';

export const offspringCost: OptionalCost = { keyword: 'offspring', rule: '702.175a', times: 'once' };

/**
 * CR 702.175a: when this enters, create a token that is a 1/1 copy of it.
 *
 * @param which the number of the offspring ability among those of the spell (CR 702.175b)
 */
export function offspring(which: number): TriggeredAbility {
  const small = { except: 'change', change: { change: 'set power and toughness', power: 1, toughness: 1 } } as const;
  return {
    kind: 'triggered',
    event: { on: 'enters', what: { is: 'this' } },
    condition: ifPaid('offspring', which),
    modes: [{ targets: [], effects: [{ do: 'create copies', who: you, count: 1, of: self, except: [small] }] }],
  };
}
