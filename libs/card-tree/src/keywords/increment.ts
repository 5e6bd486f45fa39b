import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { TriggeredAbility } from '../abilities.js';
import { creature, self } from './common-nodes.js';

/** CR 702.191a: whenever you cast a spell for more mana than this creature's power or toughness, it gets a +1/+1 counter. */
export function increment(): TriggeredAbility {
  const spent: Amount = { amount: 'mana spent', of: { objects: 'that object' } };
  const moreThan = (right: Amount): Condition => ({ if: 'compare', left: spent, compare: 'greater than', right });
  return {
    kind: 'triggered',
    event: { on: 'casts', who: 'you', what: { is: 'anything' } },
    condition: {
      if: 'all',
      of: [
        { if: 'matches', objects: self, filter: creature },
        {
          if: 'any',
          of: [moreThan({ amount: 'power', of: self }), moreThan({ amount: 'toughness', of: self })],
        },
      ],
    },
    modes: [{ targets: [], effects: [{ do: 'put counters', counter: '+1/+1', count: 1, on: self }] }],
  };
}
