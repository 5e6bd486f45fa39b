import type { Effect } from '../../effects.js';
import type { Objects } from '../../references.js';
import { all, creature, plusOnes, result, type MeaningsOf } from './meaning.js';

/** CR 701.66a: the land returns when it dies or is put into exile, once. */
function returnsLater(land: Objects): Effect {
  const it = { is: 'one of', objects: { objects: 'kept' } } as const;
  return {
    do: 'delayed trigger',
    keep: land,
    ability: {
      kind: 'triggered',
      event: {
        on: 'any of',
        of: [
          { on: 'dies', what: it },
          { on: 'moves', what: it, from: ['battlefield'], to: ['exile'] },
        ],
      },
      modes: [
        {
          targets: [],
          effects: [
            { do: 'move', what: { objects: 'that object' }, to: { zone: 'battlefield', control: 'you', tapped: true } },
          ],
        },
      ],
    },
  };
}

/** The keyword actions airbend, earthbend and blight. */
export const ofBenders: MeaningsOf<'airbend' | 'earthbend' | 'blight'> = {
  /** CR 701.65a. */
  airbend: ({ what }) => [
    { do: 'move', what, to: { zone: 'exile' }, label: '#airbent' },
    {
      do: 'for each',
      of: result('#airbent'),
      effects: [
        {
          do: 'may play',
          who: { players: 'owner of', objects: { objects: 'each one' } },
          what: { objects: 'each one' },
          how: { permit: 'cast', filter: { is: 'anything' }, pay: [{ cost: 'mana', mana: ['2'] }] },
          until: 'rest of the game',
        },
      ],
    },
  ],
  /** CR 701.66a. */
  earthbend: ({ slot, count }) => {
    const land: Objects = { objects: 'target', slot };
    return [
      {
        do: 'apply',
        to: land,
        changes: [
          { change: 'add types', types: ['Creature'], subtypes: [] },
          { change: 'set power and toughness', power: 0, toughness: 0 },
          { change: 'add abilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] },
        ],
        until: 'rest of the game',
      },
      plusOnes(land, count),
      returnsLater(land),
    ];
  },
  /** CR 701.68a. */
  blight: ({ who, count, label = '#blighted' }) => {
    const them = { players: 'that player' } as const;
    const from: Objects = { objects: 'each', filter: all(creature, { is: 'controlled by', who: 'that player' }) };
    return [
      {
        do: 'for each player',
        who,
        effects: [
          { do: 'choose objects', who: them, from, min: 1, max: 1, label },
          { do: 'put counters', counter: '-1/-1', count, on: result(label), who: them },
        ],
      },
    ];
  },
};
