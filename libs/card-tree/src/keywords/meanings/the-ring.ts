import type { Ability } from '../../abilities.js';
import type { Amount } from '../../amounts.js';
import type { Condition } from '../../conditions.js';
import type { Effect, EmblemDescription } from '../../effects.js';
import type { Filter } from '../../filters.js';
import type { Objects } from '../../references.js';
import { all, chooseOne, creature, result, you, yours, type MeaningsOf } from './meaning.js';

const bearer: Filter = all({ is: 'designated', as: 'Ring-bearer' }, yours);
const times: Amount = { amount: 'designation', as: 'tempted by the Ring', of: you };

/** The Ring has the ability once it has tempted its owner at least that often; that number never goes down. */
function onceTempted(atLeast: number): Condition {
  return { if: 'compare', left: times, compare: 'at least', right: atLeast };
}

const legendary: Ability = {
  kind: 'static',
  effects: [
    {
      static: 'continuous',
      affects: { objects: 'each', filter: bearer },
      changes: [
        { change: 'add types', types: [], subtypes: [], supertypes: ['Legendary'] },
        {
          change: 'combat rule',
          combat: {
            rule: "can't be blocked",
            by: all(creature, {
              is: 'power',
              compare: 'greater than',
              to: { amount: 'power', of: { objects: 'that object' } },
            }),
          },
        },
      ],
    },
  ],
};

const loots: Ability = {
  kind: 'triggered',
  event: { on: 'attacks', what: bearer },
  condition: onceTempted(2),
  modes: [
    {
      targets: [],
      effects: [
        { do: 'draw', who: you, count: 1 },
        { do: 'discard', who: you, count: 1, joined: 'then' },
      ],
    },
  ],
};

const blocker: Objects = { objects: 'kept' };
const sacrificed: Effect = {
  do: 'delayed trigger',
  keep: { objects: 'that object' },
  ability: {
    kind: 'triggered',
    event: { on: 'beginning of step', step: 'end of combat', whose: 'each player' },
    modes: [
      {
        targets: [],
        effects: [{ do: 'sacrifice', what: blocker, who: { players: 'controller of', objects: blocker } }],
      },
    ],
  },
};

const punishesBlockers: Ability = {
  kind: 'triggered',
  event: { on: 'becomes blocked by a creature', what: bearer, other: creature },
  condition: onceTempted(3),
  modes: [{ targets: [], effects: [sacrificed] }],
};

const drains: Ability = {
  kind: 'triggered',
  event: { on: 'deals damage', what: bearer, to: 'player', combat: true },
  condition: onceTempted(4),
  modes: [{ targets: [], effects: [{ do: 'lose life', who: { players: 'each opponent' }, amount: 3 }] }],
};

const theRing: EmblemDescription = { name: 'The Ring', abilities: [legendary, loots, punishesBlockers, drains] };

/** CR 701.54a, 701.54c: creates the emblem if there is none yet, then has the player choose the Ring-bearer. */
export const ofTheRing: MeaningsOf<'the Ring tempts you'> = {
  'the Ring tempts you': () => [
    {
      do: 'if',
      condition: { if: 'compare', left: times, compare: 'exactly', right: 0 },
      then: [{ do: 'create emblem', who: you, emblem: theRing }],
    },
    chooseOne({ objects: 'each', filter: all(creature, yours) }, '#bearer'),
    { do: 'designate', as: 'Ring-bearer', what: result('#bearer') },
    { do: 'designate', as: 'tempted by the Ring', what: you, value: { amount: 'sum', of: [times, 1] } },
  ],
};
