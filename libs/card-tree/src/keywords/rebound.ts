import type { StaticAbility } from '../abilities.js';
import { self, you } from './common-nodes.js';

/** CR 702.88a. Several instances count as one (702.88c), since the card is exiled once. */
export function rebound(): StaticAbility {
  return {
    kind: 'static',
    condition: { if: 'cast from', zone: 'hand' },
    effects: [
      {
        static: 'instead of the graveyard',
        effects: [
          { do: 'move', what: self, to: { zone: 'exile' }, label: 'rebounding' },
          {
            do: 'delayed trigger',
            ability: {
              kind: 'triggered',
              event: { on: 'beginning of step', step: 'upkeep', whose: 'you' },
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
                          what: { objects: 'kept' },
                          how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing', called: 'rebound' },
                        },
                      ],
                    },
                  ],
                },
              ],
            },
            keep: { objects: 'result', label: 'rebounding' },
          },
        ],
      },
    ],
  };
}
