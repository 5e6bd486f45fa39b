import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';

/**
 * CR 702.49a: the cost returns an unblocked attacking creature, so the ability can be activated only while there is one
 * (702.49c).
 */
export function ninjutsu(cost: readonly Cost[], from: 'hand' | 'command' = 'hand'): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [
      ...cost,
      {
        cost: 'return to hand',
        filter: {
          is: 'all',
          of: [{ is: 'type', type: 'Creature' }, { is: 'unblocked' }, { is: 'controlled by', who: 'you' }],
        },
        count: 1,
      },
    ],
    from,
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'move',
            what: { objects: 'this' },
            to: {
              zone: 'battlefield',
              control: 'you',
              tapped: true,
              attacking: { objects: 'paid', cost: 'return to hand' },
            },
          },
        ],
      },
    ],
  };
}

/** CR 702.49d: the ability functions in the command zone too. */
export function commanderNinjutsu(cost: readonly Cost[]): readonly ActivatedAbility[] {
  return [ninjutsu(cost), ninjutsu(cost, 'command')];
}
