import type { Amount } from '../amounts.js';
import type { SpellAbility } from '../abilities.js';
import { ifPaid } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

export const awakenMethod: CastingMethod = { keyword: 'awaken', rule: '702.113a', from: null };

/** CR 702.113a: a spell ability; its target is chosen only if the cost is paid (702.113b). */
export function awaken(count: Amount): SpellAbility {
  const land = { objects: 'target', slot: 0 } as const;
  return {
    kind: 'spell',
    modes: [
      {
        targets: [
          {
            kind: 'permanent',
            filter: {
              is: 'all',
              of: [
                { is: 'type', type: 'Land' },
                { is: 'controlled by', who: 'you' },
              ],
            },
            min: 1,
            max: 1,
            when: ifPaid('awaken'),
          },
        ],
        effects: [
          { do: 'put counters', counter: '+1/+1', count, on: land },
          {
            do: 'apply',
            to: land,
            changes: [
              { change: 'add types', types: ['Creature'], subtypes: ['Elemental'] },
              { change: 'set power and toughness', power: 0, toughness: 0 },
              { change: 'add abilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] },
            ],
            until: 'rest of the game',
          },
        ],
      },
    ],
  };
}
