import type { Cost } from '../costs.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.59a: it functions only in the graveyard. */
export function recover(cost: readonly Cost[]): TriggeredAbility {
  const you = { players: 'you' } as const;
  const self = { objects: 'this' } as const;
  return {
    kind: 'triggered',
    event: {
      on: 'dies',
      what: {
        is: 'all',
        of: [
          { is: 'type', type: 'Creature' },
          { is: 'owned by', who: 'you' },
        ],
      },
    },
    functionsIn: ['graveyard'],
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'may pay',
            who: you,
            cost,
            effects: [{ do: 'move', what: self, to: { zone: 'hand' } }],
            label: '#recovered',
          },
          {
            do: 'if',
            condition: { if: 'not', of: { if: 'did', label: '#recovered' } },
            then: [{ do: 'move', what: self, to: { zone: 'exile' } }],
          },
        ],
      },
    ],
  };
}
