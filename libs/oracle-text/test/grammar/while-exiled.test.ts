import { expect, test } from '@jest/globals';
import { reading } from './reading.js';

test('CR 113.6, 702.62: what is asked by “while” of counters that are removed is asked as they are', () => {
  for (const text of [
    "Whenever a time counter is removed from this creature while it's exiled, draw a card.",
    "When the last time counter is removed from this creature while it's exiled, draw a card.",
  ]) {
    expect(reading(text)).toMatchObject([
      {
        event: {
          on: 'counters are removed',
          what: {
            is: 'all',
            of: [
              { is: 'this' },
              { is: 'where', condition: { if: 'matches', filter: { is: 'in zone', zone: 'exile' } } },
            ],
          },
        },
      },
    ]);
  }
});

test('CR 107.3d: the X of suspend that can’t be 0', () => {
  expect(reading("Suspend X—{X}{3}{U}. X can't be 0.")).toMatchObject([{ keyword: 'suspend', xIsPositive: true }]);
  expect(reading('Suspend X—{X}{3}{U}')[0]).not.toHaveProperty('xIsPositive');
});

test('CR 205.1a: an artifact creature that loses all other card types has only these', () => {
  expect(
    reading(
      'Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and indestructible and loses all other card types and abilities.',
      {
        name: 'Test Card',
        types: ['Enchantment'],
        subtypes: ['Aura'],
        supertypes: [],
        abilities: [{ kind: 'keyword', keyword: 'enchant', filter: { is: 'type', type: 'Creature' } }],
      },
    ),
  ).toMatchObject([
    {
      effects: [
        { changes: [{ change: 'set types', types: ['Artifact', 'Creature'], subtypes: ['Insect'] }, {}, {}, {}] },
      ],
    },
  ]);
});
