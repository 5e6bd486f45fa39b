import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const facts = (tree: unknown): string => JSON.stringify(tree);

describe('CR 107.3: numbers that X is in', () => {
  const twice = '{"amount":"product","of":[2,{"amount":"X"}]}';

  test('twice X damage, tokens and counters', () => {
    expect(facts(readingSpell('Test Card deals twice X damage to target creature.'))).toContain(`"amount":${twice}`);
    expect(facts(readingSpell('Create twice X Treasure tokens.'))).toContain(`"count":${twice}`);
    expect(facts(reading('This creature enters with twice X +1/+1 counters on it.'))).toContain(`"count":${twice}`);
  });

  test('X plus 2', () => {
    expect(
      facts(
        readingSpell(
          'Test Card deals X damage to any target. If you control an Elf, Test Card deals X plus 2 damage instead.',
        ),
      ),
    ).toContain('{"amount":"sum","of":[{"amount":"X"},2]}');
  });

  test('twice a number of things is no X', () => {
    expect(facts(readingSpell('Draw cards equal to twice the number of Elves you control.'))).not.toContain('"X"');
  });
});

describe('counted for each', () => {
  test('two of something', () => {
    expect(facts(readingSpell('Draw two cards for each Elf you control.'))).toMatch(
      /"product","of":\[\{"amount":"count".*\},2\]/,
    );
  });

  test('mana of either type', () => {
    expect(facts(readingSpell('Destroy all Elves. Add {B} or {G} for each permanent destroyed this way.'))).toContain(
      '"mana":{"add":"any combination","types":["B","G"],"count":{"amount":"product"',
    );
  });

  test('the greatest number that a player discarded is the same for each of them', () => {
    const [spell] = readingSpell(
      'Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.',
    );
    expect(spell).toMatchObject({
      modes: [
        {
          effects: [
            { do: 'discard', label: 'done 1' },
            {
              do: 'draw',
              who: { players: 'each player' },
              count: { amount: 'greatest among players', of: { amount: 'number of', label: 'done 1' } },
            },
          ],
        },
      ],
    });
  });
});

test('CR 701.34: proliferating twice is doing it again', () => {
  expect(readingSpell('Proliferate twice.')).toMatchObject([
    { modes: [{ effects: [{ do: 'repeat', times: 2, effects: [{ do: 'proliferate' }] }] }] },
  ]);
});

test('CR 614.1c: “tapped and with counters” are two effects', () => {
  expect(reading('This creature enters tapped and with two +1/+1 counters on it.')).toMatchObject([
    {
      effects: [
        { replacement: { instead: { enters: 'tapped', restated: true } } },
        { replacement: { instead: { enters: 'with counters', count: 2 } } },
      ],
    },
  ]);
});

test('each creature and planeswalker: what follows is said of both', () => {
  expect(readingSpell("Test Card deals 2 damage to each creature and planeswalker you don't control.")).toMatchObject([
    {
      modes: [
        {
          effects: [
            {
              to: {
                objects: 'together',
                of: [
                  { filter: { of: [{ type: 'Creature' }, { is: 'not' }] } },
                  { filter: { of: [{ type: 'Planeswalker' }, { is: 'not' }] } },
                ],
              },
            },
          ],
        },
      ],
    },
  ]);
});

test('“that creature” is one of several creature types', () => {
  expect(
    facts(
      reading("Whenever another Elf or Goblin you control enters, you gain life equal to that creature's toughness."),
    ),
  ).toContain('"amount":"toughness","of":{"objects":"that object","called":"creature"}');
  expect(() =>
    reading('Whenever another Elf or artifact you control enters, that creature gets +1/+1 until end of turn.'),
  ).toThrow();
});

test('CR 608.2i: what an opponent did or was dealt this turn', () => {
  expect(facts(reading('{T}: Draw a card if an opponent was dealt 7 or more damage this turn.'))).toContain(
    '"on":"player is dealt damage","who":"that player"',
  );
  expect(
    facts(reading('At the beginning of your end step, if an opponent discarded a card this turn, draw a card.')),
  ).toContain('"event":{"on":"discards","who":"an opponent"}');
});

test('CR 601.2d: the next damage that is prevented is divided among targets', () => {
  expect(
    readingSpell(
      'Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you choose.',
    ),
  ).toMatchObject([
    {
      modes: [
        {
          targets: [{ kind: 'any target', min: 0, divide: 5 }],
          effects: [{ do: 'prevent damage', amount: 5, divided: true }],
        },
      ],
    },
  ]);
  expect(readingSpell('Prevent the next 5 damage that would be dealt to any target this turn.')).toMatchObject([
    { modes: [{ effects: [expect.not.objectContaining({ divided: true })] }] },
  ]);
});

test('CR 701.9b: up to so many cards are chosen and discarded, and counted', () => {
  expect(reading('When this creature enters, discard up to two cards, then draw that many cards.')).toMatchObject([
    {
      modes: [
        {
          effects: [
            { do: 'choose objects', min: 0, max: 2, from: { zone: 'hand' } },
            { do: 'discard cards', label: 'discarded 2' },
            { do: 'draw', count: { amount: 'number of', label: 'discarded 2', said: 'that many' } },
          ],
        },
      ],
    },
  ]);
});

test.each([
  ['Scry X, where X is the number of cards in your hand, then draw three cards.', 'then after X'],
  [
    "Search target player's library for X cards, where X is the number of cards in your hand, and exile them.",
    'comma and after X',
  ],
])('CR 107.3i: what X is can be said before the sentence goes on: %s', (text, joined) => {
  expect(readingSpell(text)).toMatchObject([{ modes: [{ effects: [{}, { joined }] }] }]);
  expect(facts(readingSpell(text))).toContain('"amount":"X","is":{"amount":"count"');
});
