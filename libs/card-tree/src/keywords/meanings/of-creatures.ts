import type { Condition } from '../../conditions.js';
import type { Filter } from '../../filters.js';
import type { KeywordAbility } from '../../keywords.js';
import type { Objects, Players } from '../../references.js';
import type { StaticAbility } from '../../abilities.js';
import { all, chooseOne, creature, creatureToken, plusOnes, result, self, yours, type MeaningsOf } from './meaning.js';

const suspected: Filter = { is: 'designated', as: 'suspected' };

/** CR 701.60c. */
const menace: KeywordAbility = { kind: 'keyword', keyword: 'menace' };
const cantBlock: StaticAbility = {
  kind: 'static',
  effects: [{ static: 'continuous', affects: self, changes: [{ change: 'rule', rule: "can't block" }] }],
};
const abilities = [menace, cantBlock];

/** Keyword actions that creatures take, or that are taken on creatures. */
export const ofCreatures: MeaningsOf<
  'goad' | 'detain' | 'monstrosity' | 'bolster' | 'support' | 'adapt' | 'exert' | 'suspect' | 'endure'
> = {
  /** CR 701.15a, 701.15b. */
  goad: ({ what }) => [{ do: 'designate', as: 'goaded', what, until: 'until your next turn' }],
  /** CR 701.35a. */
  detain: ({ what }) => [
    {
      do: 'apply',
      to: what,
      changes: [
        { change: 'rule', rule: "can't attack" },
        { change: 'rule', rule: "can't block" },
        { change: 'rule', rule: "can't activate abilities" },
      ],
      until: 'until your next turn',
    },
  ],
  /** CR 701.37a, 701.37c. */
  monstrosity: ({ count }) => {
    const monstrous: Condition = { if: 'matches', objects: self, filter: { is: 'designated', as: 'monstrous' } };
    return [
      {
        do: 'if',
        condition: { if: 'not', of: monstrous },
        then: [plusOnes(self, count), { do: 'designate', as: 'monstrous', what: self, value: count }],
      },
    ];
  },
  /** CR 701.39a: the player chooses among creatures that tie for the least toughness. */
  bolster: ({ count }) => [
    chooseOne(
      { objects: 'least', by: 'toughness', among: { objects: 'each', filter: all(creature, yours) } },
      '#bolstered',
    ),
    plusOnes(result('#bolstered'), count),
  ],
  /** CR 701.41a. */
  support: ({ slot }) => [plusOnes({ objects: 'target', slot }, 1)],
  /** CR 701.46a. */
  adapt: ({ count }) => [
    {
      do: 'if',
      condition: {
        if: 'compare',
        left: { amount: 'counters', counter: '+1/+1', on: self },
        compare: 'exactly',
        right: 0,
      },
      then: [plusOnes(self, count)],
    },
  ],
  /** CR 701.60a, 701.60c, 701.60d. */
  suspect: ({ what }) => {
    const fresh: Objects = { objects: 'matching', of: what, filter: { is: 'not', of: suspected } };
    return [
      {
        do: 'apply',
        to: fresh,
        changes: [{ change: 'add abilities', abilities }],
        until: 'as long as it is suspected',
      },
      { do: 'designate', as: 'suspected', what },
    ];
  },
  /** CR 701.43a: the untap step carries out what being exerted means. */
  exert: ({ what }) => [{ do: 'designate', as: 'exerted', what }],
  /** CR 701.63a. */
  endure: ({ what, count }) => {
    const controller: Players = { players: 'controller of', objects: what };
    const size = { power: count, toughness: count };
    const token = creatureToken(['Spirit'], 'W', 0);
    return [
      {
        do: 'choose one',
        who: controller,
        options: [
          { word: 'Put the +1/+1 counters on it.', effects: [plusOnes(what, count)] },
          {
            word: 'Create the Spirit token.',
            effects: [{ do: 'create tokens', who: { players: 'that player' }, count: 1, token, size }],
          },
        ],
      },
    ];
  },
};
