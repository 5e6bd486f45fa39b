import type { Objects } from '../references.js';
import type { SpellAbility, StaticAbility } from '../abilities.js';
import { creature, self, you } from './asks.js';

const exiled: Objects = { objects: 'result', label: 'ciphered' };
const bearer: Objects = { objects: 'result', label: 'bearer' };

/** CR 702.99a: a spell ability, and a static one that functions in exile. */
export function cipher(): readonly [SpellAbility, StaticAbility] {
  const yours = { is: 'all', of: [creature, { is: 'controlled by', who: 'you' }] } as const;
  return [
    {
      kind: 'spell',
      modes: [
        {
          targets: [],
          effects: [
            {
              do: 'if',
              condition: { if: 'matches', objects: self, filter: { is: 'card' } },
              then: [
                {
                  do: 'may',
                  who: you,
                  effects: [
                    {
                      do: 'choose objects',
                      who: you,
                      from: { objects: 'each', filter: yours },
                      min: 1,
                      max: 1,
                      label: 'bearer',
                    },
                    { do: 'move', what: self, to: { zone: 'exile' }, label: 'ciphered' },
                    { do: 'encode', what: exiled, on: bearer },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'static',
      functionsIn: ['exile'],
      effects: [
        {
          static: 'continuous',
          affects: { objects: 'each', filter: { is: 'bears this' } },
          changes: [
            {
              change: 'add abilities',
              abilities: [
                {
                  kind: 'triggered',
                  event: { on: 'deals damage', what: { is: 'this' }, to: 'player', combat: true },
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
                              what: { objects: 'encoded' },
                              copies: true,
                              how: { permit: 'cast', filter: { is: 'anything' }, pay: 'nothing' },
                            },
                          ],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
