import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';

/** CR 702.67a: attach this Fortification to target land you control, as a sorcery. */
export function fortify(cost: readonly Cost[]): ActivatedAbility {
  return {
    kind: 'activated',
    cost,
    timing: 'sorcery',
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
          },
        ],
        effects: [{ do: 'attach', what: { objects: 'this' }, to: { objects: 'target', slot: 0 } }],
      },
    ],
  };
}
