import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const some = {
  if: 'compare',
  left: { amount: 'that much', called: 'prevented this way' },
  compare: 'at least',
  right: 1,
};

test('CR 615.5: what follows a shield is a part of it, and knows the targets of its text', () => {
  expect(
    readingSpell(
      'Prevent the next X damage that would be dealt to target creature this turn, where X is your devotion to white. If damage is prevented this way, Test Card deals that much damage to any target.',
    ),
  ).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              do: 'prevent damage',
              then: [{ do: 'if', condition: some, then: [{ do: 'deal damage', to: { objects: 'target', slot: 1 } }] }],
            },
          ],
        },
      ],
    },
  ]);
});

test('CR 615.5: “damage from a creature source”: that creature is the source', () => {
  expect(
    readingSpell(
      "Prevent all damage that would be dealt to you and creatures you control this turn by sources you don't control. If damage from a creature source is prevented this way, Test Card deals that much damage to that creature.",
    ),
  ).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              do: 'replace',
              replacement: {
                instead: {
                  then: [
                    {
                      condition: { if: 'all', of: [some, { if: 'matches', objects: { objects: 'that object' } }] },
                      then: [{ do: 'deal damage', to: { objects: 'that object' } }],
                    },
                  ],
                },
              },
            },
          ],
        },
      ],
    },
  ]);
});

test('CR 609.7, 615.7: a shield for you and your permanents against a chosen source', () => {
  expect(
    readingSpell(
      'Prevent the next 3 damage that a source of your choice would deal to you and/or permanents you control this turn.',
    ),
  ).toMatchObject([
    { modes: [{ effects: [{ do: 'prevent damage', to: { players: 'you' }, source: { is: 'anything' }, amount: 3 }] }] },
  ]);
});

test('CR 603.12: “when damage is prevented this way” is a reflexive trigger with that much', () => {
  expect(
    reading(
      'If damage would be dealt to this creature, prevent that damage. When damage is prevented this way, draw that many cards.',
    ),
  ).toMatchObject([
    {
      effects: [
        {
          replacement: {
            instead: {
              then: [{ condition: some, then: [{ do: 'reflexive trigger', amount: { amount: 'that much' } }] }],
            },
          },
        },
      ],
    },
  ]);
});

test('CR 615.5: in a triggered ability, “that creature” can’t be what it triggered on', () => {
  expect(() =>
    reading(
      'Whenever a creature attacks you, prevent all combat damage that would be dealt to you this turn. If damage is prevented this way, destroy that creature.',
    ),
  ).toThrow();
});

test('CR 603.7a: a delayed ability that counts what has been prevented is created at once, so it isn’t read as a part', () => {
  expect(() =>
    readingSpell(
      'Prevent the next 3 damage that would be dealt to target creature this turn. At the beginning of the next end step, put a +0/+1 counter on that creature for each 1 damage prevented this way.',
    ),
  ).toThrow();
});
