import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, readingSpell } from './reading.js';

const does = (effect: object): object => [{ modes: [{ effects: [effect] }] }];

describe('who may pay', () => {
  test('CR 118.12a: any player, of whom one is enough', () => {
    expect(readingSpell('Target creature gets +4/+4 until end of turn unless any player pays {2}.')).toMatchObject(
      does({ do: 'unless', who: { players: 'each player' }, any: true, cost: [{ mana: ['2'] }] }),
    );
    expect(readingSpell('Draw a card unless any opponent pays 3 life.')).toMatchObject(
      does({ do: 'unless', who: { players: 'each opponent' }, any: true }),
    );
  });

  test('CR 118.12a: the price is said first', () => {
    expect(readingSpell('Unless any player pays {2}, draw a card, then shuffle.')).toMatchObject(
      does({ do: 'unless', any: true, leads: 'unless', effects: [{ do: 'draw' }, { do: 'shuffle' }] }),
    );
    expect(readingSpell('Unless target player pays {3}, that player loses 5 life.')).toMatchObject(
      does({ do: 'unless', who: { players: 'target' }, leads: 'unless' }),
    );
  });

  test('CR 603.12a: any number of times', () => {
    expect(
      reading(
        'When this creature enters, you may pay {1}{W} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on this creature.',
      ),
    ).toMatchObject(
      does({
        do: 'may pay',
        anyNumber: true,
        effects: [
          {
            do: 'reflexive trigger',
            ability: { modes: [{ effects: [{ count: { amount: 'that much' } }] }] },
            amount: { amount: 'noted number' },
          },
        ],
      }),
    );
  });
});

test('CR 603.12: the card that was discarded is spoken of again', () => {
  expect(
    readingSpell(
      "Discard a card, then draw a card. When you discard a nonland card this way, Test Card deals damage equal to that card's mana value to target creature.",
    ),
  ).toMatchObject([
    {
      modes: [
        {
          effects: [
            { do: 'discard', label: 'done 1' },
            { do: 'draw' },
            { do: 'if', then: [{ do: 'reflexive trigger', keep: { objects: 'result', label: 'done 1' } }] },
          ],
        },
      ],
    },
  ]);
});

test('CR 702.56a: a keyword of which the cost is the mana cost', () => {
  expect(
    reading('Each instant or sorcery spell you cast has replicate. The replicate cost is equal to its mana cost.'),
  ).toMatchObject([
    { effects: [{ changes: [{ abilities: [{ keyword: 'replicate', cost: [{ cost: 'mana cost of this' }] }] }] }] },
  ]);
  expect(
    reading('Each nonland card in your graveyard has mayhem. The mayhem cost is equal to its mana cost.'),
  ).toMatchObject([{ effects: [{ changes: [{ abilities: [{ keyword: 'mayhem' }] }] }] }]);
});

test('CR 115.1: the target of a spell of a kind', () => {
  expect(
    reading('Whenever a creature you control becomes the target of an instant or sorcery spell, draw a card.'),
  ).toMatchObject([{ event: { on: 'becomes the target', of: 'spell', by: 'any player', spell: { is: 'any' } } }]);
  expect(reading('Whenever this creature becomes the target of a spell, draw a card.')).toEqual([
    expect.objectContaining({ event: expect.not.objectContaining({ spell: expect.anything() }) }),
  ]);
});

test.each([
  ['Artifact, instant, and sorcery spells your opponents cast cost {1} more to cast.', 'instant, or sorcery spells'],
  ['If a Wizard entering under your control causes a triggered ability', 'a Wizard you control entering causes'],
  ['the number of cards in all graveyards with the same name as the spell.', 'same name as that spell in all'],
  ['Unless an opponent pays {2}, draw a card.', 'any opponent pays {2}'],
  [
    "Return up to X target creatures to their owners' hands, where X is the number of lands you control as you cast this spell.",
    'lands you control.',
  ],
  [
    'Return up to X target cards from your graveyard to your hand, where X is the number of lands target opponent controls as you cast this spell.',
    'as you cast this spell.',
  ],
])('%s', (text, wanted) => {
  expect(normalise(text)).toContain(wanted);
});

test('CR 118.9, 609.4b: what a sentence of its own says of spells that are cast so', () => {
  const exiled = "Exile the top two cards of target opponent's library. You may play those cards this turn.";
  expect(
    readingSpell(
      `${exiled} If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.`,
    ),
  ).toMatchObject([
    { modes: [{ effects: [{}, { do: 'may play', how: { pay: [{ cost: 'pay life' }], said: 'afterwards' } }] }] },
  ]);
  expect(
    readingSpell(
      `${exiled} If you cast a spell this way, you may spend mana as though it were mana of any type to cast it.`,
    ),
  ).toMatchObject([{ modes: [{ effects: [{}, { how: { spendAs: 'any type', said: 'afterwards' } }] }] }]);
});

test('CR 707.10: whoever copies a spell, or casts or copies one', () => {
  expect(reading('Whenever you copy an instant spell, draw a card.')).toMatchObject([
    { event: { on: 'copies', who: 'you', what: { is: 'type', type: 'Instant' } } },
  ]);
  expect(reading('Whenever an opponent casts or copies an instant spell, they lose 1 life.')).toMatchObject([
    {
      event: {
        on: 'any of',
        of: [
          { on: 'casts', who: 'an opponent' },
          { on: 'copies', who: 'an opponent' },
        ],
      },
    },
  ]);
});
