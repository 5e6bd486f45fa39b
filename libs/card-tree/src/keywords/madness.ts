import type { Cost } from '../costs.js';
import type { StaticAbility, TriggeredAbility } from '../abilities.js';
import { you } from './common-nodes.js';

/** CR 702.35a: discarded, it is exiled; then its owner may cast it for that cost, or puts it into the graveyard. */
export function madness(cost: readonly Cost[]): readonly [StaticAbility, TriggeredAbility] {
  const it = { objects: 'that object' } as const;
  return [
    {
      kind: 'static',
      effects: [
        {
          static: 'replacement',
          replacement: { would: 'be discarded', what: { is: 'this' }, instead: { do: 'exile' } },
        },
      ],
    },
    {
      kind: 'triggered',
      event: { on: 'moves', what: { is: 'this' }, from: ['hand'], to: ['exile'], how: 'discard' },
      functionsIn: ['exile'],
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
                  what: it,
                  how: { permit: 'cast', filter: { is: 'anything' }, pay: cost, called: 'madness' },
                  label: 'cast for madness',
                },
              ],
            },
            {
              do: 'if',
              condition: { if: 'not', of: { if: 'did', label: 'cast for madness' } },
              then: [{ do: 'move', what: it, to: { zone: 'graveyard' } }],
            },
          ],
        },
      ],
    },
  ];
}
