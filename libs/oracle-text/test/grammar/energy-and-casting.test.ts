import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, readingSpell, understood } from './reading.js';

describe('CR 107.14: how much {E} is paid', () => {
  test('one or more, and what is done for it', () => {
    expect(
      reading('At the beginning of your upkeep, you may pay one or more {E}. If you do, you gain that much life.'),
    ).toMatchObject([
      {
        modes: [
          { effects: [{ cost: [{ many: 'one or more' }], effects: [{ amount: { amount: 'X', said: 'that many' } }] }] },
        ],
      },
    ]);
    expect(
      reading(
        'When this creature enters, you may pay one or more {E}. When you do, this creature deals that much damage to you.',
      ),
    ).toMatchObject([
      {
        modes: [{ effects: [{ effects: [{ do: 'reflexive trigger', amount: { amount: 'X', said: 'that many' } }] }] }],
      },
    ]);
  });

  test('as much as a value, and fifty', () => {
    expect(
      readingSpell('You may pay an amount of {E} equal to your life total. If you do, draw a card.'),
    ).toMatchObject([{ modes: [{ effects: [{ cost: [{ count: { amount: 'life' } }] }] }] }]);
    expect(reading('Pay fifty {E}: Draw a card.')).toMatchObject([{ cost: [{ count: 50 }] }]);
  });

  test('nothing was paid this way where nothing has been paid', () => {
    expect(understood('When this creature enters, draw a card for each {E} paid this way.')).toMatch(
      /draw a card for each $/,
    );
  });
});

describe('what spells cost and have', () => {
  test('what targets you or something of yours', () => {
    expect(
      reading('Spells your opponents cast that target you or a creature you control cost {2} more to cast.'),
    ).toMatchObject([{ effects: [{ static: 'cost modification', orYou: true, targeting: { is: 'all' } }] }]);
    const [ability] = reading('Spells your opponents cast that target a creature you control cost {2} more to cast.');
    expect(ability).not.toHaveProperty('effects.0.orYou');
  });

  test('each of several', () => {
    expect(reading('Each noncreature spell you cast from exile has conspire.')).toMatchObject([
      { effects: [{ affects: { zone: 'stack', one: true }, changes: [{ change: 'add abilities' }] }] },
    ]);
    expect(understood('Each noncreature spell you cast has prowl {2}{R}.')).not.toContain('{R}.');
  });
});

test.each([
  [
    '{T}: Add {C}. Spend this mana only to activate an ability or cast a Goblin spell.',
    'Goblin spells or activate abilities.',
  ],
  [
    '{T}: Add {C}. Spend this mana only to cast a Goblin spell or to activate an ability of a Goblin source.',
    'of Goblin sources.',
  ],
  [
    "Each player who has cast a nonland spell this turn can't cast additional nonland spells.",
    "can't cast more than one nonland",
  ],
])('one wording of what means the same: %s', (text, part) => {
  expect(normalise(text)).toContain(part);
  expect(reading(normalise(text))).toHaveLength(1);
});
