import type { Amount } from '../amounts.js';
import type { Filter } from '../filters.js';
import type { Objects } from '../references.js';
import type { TriggeredAbility } from '../abilities.js';
import { self, you } from './common-nodes.js';

const thisValue: Amount = { amount: 'mana value', of: self };
const cheaper: Filter = { is: 'mana value', compare: 'less than', to: thisValue };
const cascaded: Objects = { objects: 'result', label: 'cascaded' };
const exiled: Objects = { objects: 'together', of: [cascaded, { objects: 'result', label: 'passed' }] };

/** CR 702.85a. The spell's mana value is as it last was where it has left the stack (CR 608.2h). */
export function cascade(): TriggeredAbility {
  return {
    kind: 'triggered',
    event: { on: 'casts', who: 'you', what: { is: 'this' } },
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'exile until',
            who: you,
            filter: { is: 'all', of: [{ is: 'not', of: { is: 'type', type: 'Land' } }, cheaper] },
            count: 1,
            label: 'cascaded',
            rest: 'passed',
          },
          { do: 'take action', action: 'cascade', what: self }, // CR 702.85b
          {
            do: 'may',
            who: you,
            effects: [
              { do: 'cast', who: you, what: cascaded, how: { permit: 'cast', filter: cheaper, pay: 'nothing' } },
            ],
          },
          {
            do: 'put into library',
            what: { objects: 'matching', of: exiled, filter: { is: 'in zone', zone: 'exile' } },
            position: 'bottom',
            order: 'random',
          },
        ],
      },
    ],
  };
}
