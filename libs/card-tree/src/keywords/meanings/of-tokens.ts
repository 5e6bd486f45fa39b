import type { Condition } from '../../conditions.js';
import type { Objects } from '../../references.js';
import { all, chooseOne, creature, creatureToken, plusOnes, result, you, yours, type MeaningsOf } from './meaning.js';

const armies: Objects = { objects: 'each', filter: all(creature, { is: 'subtype', subtype: 'Army' }, yours) };

/** Keyword actions that create tokens. */
export const tokenActions: MeaningsOf<'investigate' | 'populate' | 'amass' | 'incubate'> = {
  /** CR 701.16a. */
  investigate: ({ who }) => [{ do: 'create tokens', who, count: 1, token: 'Clue' }],
  /** CR 701.47a, 701.47c. */
  amass: ({ subtype, count, label = '#Army' }) => {
    const army: Objects = result(label);
    const isThat: Condition = { if: 'matches', objects: army, filter: { is: 'subtype', subtype } };
    return [
      {
        do: 'if',
        condition: { if: 'compare', left: { amount: 'how many', of: armies }, compare: 'exactly', right: 0 },
        then: [{ do: 'create tokens', who: you, count: 1, token: creatureToken([subtype, 'Army'], 'B', 0) }],
      },
      chooseOne(armies, label),
      plusOnes(army, count),
      {
        do: 'if',
        condition: { if: 'not', of: isThat },
        then: [
          {
            do: 'apply',
            to: army,
            changes: [{ change: 'add types', types: [], subtypes: [subtype] }],
            until: 'rest of the game',
          },
        ],
      },
    ];
  },
  /** CR 701.36a, 701.36b. */
  populate: ({ label = '#populated', attacking }) => [
    chooseOne({ objects: 'each', filter: all(creature, { is: 'token' }, yours) }, '#original'),
    {
      do: 'create copies',
      who: you,
      count: 1,
      of: result('#original'),
      label,
      ...(attacking && { tapped: true, attacking }),
    },
  ],
  /** CR 701.53a. */
  incubate: ({ who, count }) => [
    { do: 'create tokens', who, count: 1, token: 'Incubator', withCounters: { counter: '+1/+1', count } },
  ],
};
