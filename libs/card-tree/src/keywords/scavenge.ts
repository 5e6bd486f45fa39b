import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';

/**
 * CR 702.97a: exile this card from the graveyard to put +1/+1 counters equal to its power on target creature, as a
 * sorcery.
 */
export function scavenge(cost: readonly Cost[]): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [...cost, { cost: 'exile this' }],
    timing: 'sorcery',
    from: 'graveyard',
    modes: [
      {
        targets: [{ kind: 'permanent', filter: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
        effects: [
          {
            do: 'put counters',
            counter: '+1/+1',
            count: { amount: 'power', of: { objects: 'this' } },
            on: { objects: 'target', slot: 0 },
          },
        ],
      },
    ],
  };
}
