import type { Cost } from '../costs.js';
import type { StaticAbility } from '../abilities.js';
import { self, you } from './common-nodes.js';

/** CR 702.94a: you may reveal it as it's drawn; when you do, you may cast it for its miracle cost. */
export function miracle(cost: readonly Cost[]): StaticAbility {
  const inHand = { objects: 'matching', of: self, filter: { is: 'in zone', zone: 'hand' } } as const;
  return {
    kind: 'static',
    effects: [
      {
        static: 'may reveal as it is drawn',
        firstEachTurn: true,
        effects: [
          {
            do: 'reflexive trigger',
            ability: {
              kind: 'triggered',
              event: { on: 'when you do' },
              modes: [
                {
                  targets: [],
                  effects: [
                    {
                      do: 'may',
                      who: you,
                      effects: [
                        {
                          do: 'cast',
                          who: you,
                          what: inHand,
                          how: { permit: 'cast', filter: { is: 'anything' }, pay: cost, called: 'miracle' },
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  };
}
