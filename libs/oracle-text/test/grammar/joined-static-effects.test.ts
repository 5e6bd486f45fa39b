import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const aura = { name: 'Test Card', types: ['Enchantment'], subtypes: ['Aura'], supertypes: [], abilities: [] } as const;
const land = { name: 'Test Card', types: ['Land'], subtypes: [], supertypes: [], abilities: [] } as const;

describe('CR 604.1: one sentence can have two effects, each of other objects', () => {
  test('a condition before them is that of both', () => {
    expect(
      reading('As long as this creature is tapped, it gets +2/+2 and other creatures you control have trample.'),
    ).toMatchObject([
      {
        effects: [{ affects: { objects: 'this' } }, { affects: { objects: 'each' } }],
        joined: 'and',
        condition: { if: 'matches' },
      },
    ]);
    reading('As long as enchanted creature is green, it gets +1/+1 and all creatures able to block it do so.', aura);
  });

  test('“they” are those which fit the description all the time', () => {
    expect(
      reading("Elves your opponents control can't block, and they can't attack you or planeswalkers you control."),
    ).toMatchObject([{ effects: [{}, { affects: { objects: 'each', called: 'it' } }], joined: 'comma and' }]);
  });

  test('what enters tapped can have more said of it', () => {
    expect(reading("This creature enters tapped and doesn't untap during your untap step.")).toMatchObject([
      {
        effects: [
          { static: 'replacement' },
          { affects: { objects: 'this', called: 'nothing' }, changes: [{ rule: "doesn't untap" }] },
        ],
      },
    ]);
  });

  test('a condition behind two effects may be that of the last alone: that isn’t read', () => {
    expect(
      understood('This creature gets +2/+2 and other creatures you control get +1/+1 as long as you control a Forest.'),
    ).not.toContain('Forest');
  });
});

test('CR 502.3: “doesn’t untap … if” is “as long as”', () => {
  expect(
    reading("This land doesn't untap during your untap step if it has a depletion counter on it.", land),
  ).toMatchObject([{ condition: { if: 'matches' }, said: 'if' }]);
  expect(understood("This creature can't be blocked if it has a depletion counter on it.")).not.toContain('depletion');
});

test('CR 611.2b: for as long as it remains tapped', () => {
  expect(reading('{T}: Gain control of target creature for as long as this creature remains tapped.')).toMatchObject([
    { modes: [{ effects: [{ until: 'as long as this remains tapped' }] }] },
  ]);
  expect(
    reading(
      '{T}: Gain control of target creature for as long as you control this creature and this creature remains tapped.',
    ),
  ).toMatchObject([{ modes: [{ effects: [{ until: 'as long as you control this tapped' }] }] }]);
});

test('CR 608.2d: one of two sizes', () => {
  expect(readingSpell('Target creature gets +2/-2 or -2/+2 until end of turn.')).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              do: 'choose one',
              options: [
                { effects: [{ to: { objects: 'target', slot: 0 }, changes: [{ power: 2, toughness: -2 }] }] },
                { effects: [{ to: { objects: 'target', slot: 0 }, changes: [{ power: -2, toughness: 2 }] }] },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test('“also” is wording alone', () => {
  expect(readingSpell('Creatures you control also gain haste until end of turn.')).toMatchObject([
    { modes: [{ effects: [{ do: 'apply', also: true }] }] },
  ]);
});

test('CR 113.11: what can’t have a keyword', () => {
  expect(reading("Creatures your opponents control can't have hexproof or shroud.")).toMatchObject([
    { effects: [{ changes: [{ change: "can't have keywords", keywords: ['hexproof', 'shroud'], said: 'have' }] }] },
  ]);
});

describe('CR 608.2i: how often this ability was activated this turn', () => {
  test('at least so often', () => {
    expect(
      reading('{R}: Draw a card. If this ability has been activated four or more times this turn, discard a card.'),
    ).toMatchObject([
      {
        modes: [
          { effects: [{}, { condition: { left: { event: { on: 'activates' } }, compare: 'at least', right: 4 } }] },
        ],
      },
    ]);
  });
});

test('“land or nonblack creature”: the last noun has a word of its own', () => {
  expect(readingSpell('Destroy target land or nonblack creature.')).toMatchObject([
    {
      modes: [
        {
          targets: [
            {
              filter: {
                is: 'any',
                of: [
                  { is: 'type', type: 'Land' },
                  { is: 'all', of: [{ is: 'not' }, { is: 'type' }] },
                ],
              },
            },
          ],
        },
      ],
    },
  ]);
  expect(readingSpell('Destroy target black creature or land.')).toMatchObject([
    { modes: [{ targets: [{ filter: { is: 'all', of: [{ is: 'color' }, { is: 'any' }] } }] }] },
  ]);
});

test.each([
  [
    'Whenever you cast a Dwarf creature or artifact creature spell, draw a card.',
    ['Dwarf', 'Creature', 'Artifact', 'Creature'],
  ],
  [
    'Whenever a tapped creature or enchantment creature you control attacks, draw a card.',
    ['tapped', 'Creature', 'Enchantment', 'Creature'],
  ],
])('each of several nouns has words of its own, and what follows is said of all: “%s”', (text, words) => {
  const [ability] = reading(text);
  const found = JSON.stringify(ability).match(/"(?:type|subtype|is)":"(Dwarf|Creature|Artifact|Enchantment|tapped)"/g);
  expect(found?.map((one) => one.split('"')[3])).toEqual(words);
});

test('a card that is one of several, of which the last has a word of its own', () => {
  const text = 'Return target Knight, Aura, or legendary artifact card from your graveyard to your hand.';
  const filter = {
    is: 'all',
    of: [
      {
        is: 'any',
        of: [
          { is: 'subtype', subtype: 'Knight' },
          { is: 'subtype', subtype: 'Aura' },
          {
            is: 'all',
            of: [
              { is: 'supertype', supertype: 'Legendary' },
              { is: 'type', type: 'Artifact' },
            ],
          },
        ],
      },
      { is: 'owned by', who: 'you' },
    ],
  };
  expect(readingSpell(text)).toMatchObject([{ modes: [{ targets: [{ filter }] }] }]);
});
