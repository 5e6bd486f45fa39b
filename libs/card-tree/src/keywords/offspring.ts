import type { TriggeredAbility } from '../abilities.js';
import { ifPaid, self, you } from './common-nodes.js';
import type { OptionalCost } from './optional-cost.js';

export const offspringCost: OptionalCost = { keyword: 'offspring', rule: '702.175a', times: 'once' };

/**
 * CR 702.175a: when this enters, a token that is a 1/1 copy of it.
 *
 * @param which of several offspring abilities it is (CR 702.175b)
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
