import type { Filter } from '../filters.js';
import type { Objects } from '../references.js';
import type { StaticAbility } from '../abilities.js';
import { creature, self, you } from './common-nodes.js';

const enlisted: Objects = { objects: 'result', label: 'enlisted' };
const chosenToAttack: Objects = { objects: 'result', label: 'attackers' };

/** The creatures that it can enlist: none that attacks, including itself (CR 702.154c). */
const helpers: Filter = {
  is: 'all',
  of: [
    { is: 'other' },
    { is: 'untapped' },
    creature,
    { is: 'controlled by', who: 'you' },
    { is: 'not', of: { is: 'one of', objects: chosenToAttack } },
    { is: 'any', of: [{ is: 'keyword', keyword: 'haste' }, { is: 'controlled since turn began' }] },
  ],
};

/** CR 702.154a: an optional cost to attack, and the ability that triggers on its payment. */
export function enlist(): StaticAbility {
  return {
    kind: 'static',
    effects: [
      {
        static: 'may as it attacks',
        effects: [
          {
            do: 'choose objects',
            who: you,
            from: { objects: 'each', filter: helpers },
            min: 1,
            max: 1,
            label: 'enlisted',
          },
          {
            do: 'if',
            condition: { if: 'compare', left: { amount: 'how many', of: enlisted }, compare: 'at least', right: 1 },
            then: [
              { do: 'tap', what: enlisted },
              { do: 'take action', action: 'enlist', what: self },
              {
                do: 'reflexive trigger',
                keep: enlisted,
                ability: {
                  kind: 'triggered',
                  event: { on: 'when you do' },
                  modes: [
                    {
                      targets: [],
                      effects: [
                        {
                          do: 'apply',
                          to: self,
                          changes: [
                            {
                              change: 'modify power and toughness',
                              power: { amount: 'power', of: { objects: 'kept' } },
                              toughness: 0,
                            },
                          ],
                          until: 'this turn',
                        },
                      ],
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  };
}
