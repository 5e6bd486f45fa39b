import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { faceText } from '../../src/compiling/face-text.js';
import { reading, readingSpell } from './reading.js';

describe('what is paid besides', () => {
  test('CR 601.3c: flash, if more is paid', () => {
    expect(reading('You may cast this spell as though it had flash if you pay {2} more to cast it.')).toEqual([
      { kind: 'additional cost', optional: true, flash: true, cost: [{ cost: 'mana', mana: ['2'] }] },
    ]);
    expect(
      reading(
        'You may cast this spell as though it had flash if you behold a Dragon as an additional cost to cast it.',
      ),
    ).toMatchObject([{ flash: true, cost: [{ cost: 'behold' }] }]);
  });

  test('CR 601.2f: any number of objects, each of which makes the spell cost less', () => {
    expect(
      readingSpell(
        'As an additional cost to cast this spell, you may exile any number of black cards from your hand. This spell costs {2} less to cast for each card exiled this way.',
      ),
    ).toMatchObject([
      { optional: true, cost: [{ cost: 'exile from hand', count: 0, orMore: true, lessensBy: ['2'] }] },
    ]);
    expect(
      readingSpell(
        'As an additional cost to cast this spell, you may tap any number of untapped creatures you control. This spell costs {1} less to cast for each creature tapped this way.',
      ),
    ).toMatchObject([{ cost: [{ cost: 'tap permanents', count: 0, orMore: true, lessensBy: ['1'] }] }]);
    expect(reading('Sacrifice any number of creatures: Draw a card.')).toMatchObject([
      { cost: [{ cost: 'sacrifice', count: 0, orMore: true }] },
    ]);
  });
});

describe('what opponents cast this turn', () => {
  test('CR 608.2i: some spell of a kind', () => {
    expect(
      reading("If an opponent cast a blue spell this turn, you may pay {R} rather than pay this spell's mana cost."),
    ).toMatchObject([
      { condition: { if: 'happened', event: { on: 'casts', who: 'an opponent', what: { is: 'color', color: 'U' } } } },
    ]);
    expect(
      reading('As long as an opponent has cast a spell this turn, creatures you control have flying.'),
    ).toMatchObject([{ condition: { if: 'happened', said: 'have' } }]);
  });

  test('CR 608.2i: so many of one opponent', () => {
    expect(
      reading(
        "If an opponent cast three or more spells this turn, you may pay {0} rather than pay this spell's mana cost.",
      ),
    ).toMatchObject([
      {
        condition: {
          if: 'compare',
          left: { who: { players: 'those who', condition: { event: { who: 'that player' }, atLeast: 3 } } },
        },
      },
    ]);
  });

  test('CR 603.4: none of that player', () => {
    expect(
      reading(
        "At the beginning of each opponent's end step, if that player didn't cast a creature spell this turn, draw a card.",
      ),
    ).toMatchObject([{ condition: { if: 'not', of: { if: 'happened', event: { who: 'that player' } } } }]);
  });
});

test('CR 506.4: how many creatures are attacking', () => {
  expect(
    reading("If four or more creatures are attacking, you may pay {W} rather than pay this spell's mana cost."),
  ).toMatchObject([
    {
      condition: {
        left: { amount: 'count', filter: { is: 'all', of: [{ type: 'Creature' }, { is: 'attacking' }] } },
        compare: 'at least',
        right: 4,
      },
    },
  ]);
  expect(
    reading("If exactly one creature is attacking, you may pay {W} rather than pay this spell's mana cost."),
  ).toMatchObject([{ condition: { compare: 'exactly', right: 1 } }]);
});

test('CR 602.5: what an Aura says of activated abilities', () => {
  const aura = {
    name: 'Test Card',
    types: ['Enchantment'] as const,
    subtypes: ['Aura'],
    supertypes: [],
    abilities: [],
  };
  expect(reading("Activated abilities of enchanted creature can't be activated.", aura)).toMatchObject([
    { effects: [{ what: 'activate abilities', filter: { is: 'attached to by this' } }] },
  ]);
});

test('the text of a rebalanced card calls it as the card that it is one of', () => {
  const face = { name: 'A-Test Elf', types: ['Creature'], subtypes: ['Elf'], supertypes: [] };
  expect(faceText({ ...face, text: '{T}: Test Elf deals 1 damage to any target.' })).toBe(
    '{T}: This creature deals 1 damage to any target.',
  );
  expect(faceText({ ...face, text: 'When Test Elf enters, draw a card.' })).toBe(
    'When this creature enters, draw a card.',
  );
});

test.each([
  ['Each player may play an additional land during each of their turns.', 'on each of their turns.'],
  ["Enchanted creature's activated abilities can't be activated.", 'Activated abilities of enchanted creature'],
  ['Return two target creature cards each with mana value 2 or less from your graveyard.', 'cards with mana value 2'],
  [
    "Enchanted creature is a Turtle. It can't attack and loses all abilities.",
    '.\nEnchanted creature can’t'.replace('’', "'"),
  ],
  [
    "At the beginning of the end step, if you've cast both a creature spell and a land spell this turn,",
    "turn and you've",
  ],
  ['Each spell you cast that’s red or green costs {1} less to cast.', 'Red or green spells you cast cost {1} less'],
  ['Destroy all permanents with that spell’s mana value.', 'with the same mana value as that spell'],
])('%s', (text, wanted) => {
  expect(normalise(text)).toContain(wanted);
});

test('CR 601.3b: an instant or sorcery can let spells be cast as though they had flash this turn', () => {
  expect(readingSpell('You may cast sorcery spells this turn as though they had flash.')).toMatchObject([
    { kind: 'spell', modes: [{ effects: [{ do: 'put in force', rule: { static: 'as though flash' } }] }] },
  ]);
});
