import type { ActivatedAbility } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { Cost } from '../costs.js';

/** CR 702.77a: discard this card to put +1/+1 counters on target creature. */
export function reinforce(count: Amount, cost: readonly Cost[]): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [...cost, { cost: 'discard this' }],
    from: 'hand',
    modes: [
      {
        targets: [{ kind: 'permanent', filter: { is: 'type', type: 'Creature' }, min: 1, max: 1 }],
        effects: [{ do: 'put counters', counter: '+1/+1', count, on: { objects: 'target', slot: 0 } }],
      },
    ],
  };
}
