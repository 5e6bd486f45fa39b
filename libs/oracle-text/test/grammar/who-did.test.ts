import { expect, test } from '@jest/globals';
import { readingSpell, understood } from './reading.js';

const instant = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] } as const;
const done = { if: 'are players', among: { players: 'noted', label: expect.stringMatching(/^choice /) as unknown } };

test.each([
  ['Each opponent may draw a card. Each opponent who does gains 2 life.', 'each opponent', done],
  ["Each player may draw a card. Each opponent who doesn't gains 2 life.", 'each opponent', { if: 'not', of: done }],
  ["Each player may draw a card, then each player who didn't gains 2 life.", 'each player', { if: 'not', of: done }],
  ['Each opponent may draw a card. For each opponent who does, you gain 2 life.', 'each opponent', done],
])('CR 608.2d: those who did what they may: “%s”', (text, players, condition) => {
  expect(readingSpell(text)).toMatchObject([
    { modes: [{ effects: [{ do: 'may' }, { who: { players: 'those who', of: { players }, condition } }] }] },
  ]);
});

test.each([
  'You may draw a card. Each player who does gains 2 life.',
  'Each player draws a card. Each player who does gains 2 life.',
  'Any player may draw a card. Each player who does gains 2 life.',
])('nobody is meant where nobody of several may: “%s”', (text) => {
  expect(understood(text, instant)).not.toBe(text);
});

test('CR 701.21a: all that players control is sacrificed by all of them at once', () => {
  expect(readingSpell('Each player sacrifices all lands they control.')).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              do: 'sacrifice',
              who: { players: 'each player' },
              what: { objects: 'each', filter: { is: 'type', type: 'Land' } },
            },
          ],
        },
      ],
    },
  ]);
});

test('CR 608.2c: “all cards they exiled this way” are those of all of them', () => {
  const text =
    'Each player exiles all land cards from their graveyard, then puts all cards they exiled this way onto the battlefield.';
  expect(readingSpell(text)).toMatchObject([
    {
      modes: [
        {
          effects: [
            { do: 'for each player', effects: [{ do: 'move', label: 'moved 1' }] },
            { do: 'move', what: { of: { objects: 'result', label: 'moved 1' } }, to: { zone: 'battlefield' } },
          ],
        },
      ],
    },
  ]);
});

test.each([
  [
    'Each player sacrifices a creature of their choice. Each player who sacrificed a creature this way draws a card.',
    'at least',
    1,
  ],
  ["Each player discards a card. Then each player who didn't discard a land card this way draws a card.", 'exactly', 0],
])('CR 608.2c: those who did something this way: “%s”', (text, compare, right) => {
  const who = {
    players: 'those who',
    condition: { if: 'compare', left: { amount: 'number of', label: 'done 1' }, compare, right },
  };
  expect(readingSpell(text)).toMatchObject([{ modes: [{ effects: [{ label: 'done 1' }, { do: 'draw', who }] }] }]);
});

test('who did it is nobody where nothing was done', () => {
  const text = 'Each player draws a card. Each player who sacrificed a creature this way draws a card.';
  expect(understood(text, instant)).not.toBe(text);
});
