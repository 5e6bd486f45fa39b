import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const json = (text: string, spell = false): string => JSON.stringify(spell ? readingSpell(text) : reading(text));

describe('CR 608.2h: “that many” is as many as the event had', () => {
  test.each([
    'Whenever this creature deals combat damage to a player, create that many 1/1 green Insect creature tokens.',
    'Whenever one or more other creatures attack, create that many 1/1 white Soldier creature tokens that are tapped and attacking.',
    'Whenever you discard one or more cards, create that many tapped Treasure tokens.',
    'Whenever one or more +1/+1 counters are put on this creature, investigate that many times.',
    'Whenever this creature is dealt damage, sacrifice that many permanents.',
  ])('%s', (text) => {
    expect(json(text)).toContain('"count":{"amount":"that much"}');
  });

  test('what has no number has no “that many”', () => {
    expect(() => reading('When this creature enters, create that many Treasure tokens.')).toThrow();
  });
});

describe('CR 608.2h: “that many” is as many as an instruction did something to', () => {
  test.each([
    ['Exile all creatures you control. Then create that many Treasure tokens.', '"do":"move"', 'moved 1'],
    ['Sacrifice all creatures you control, then create that many Treasure tokens.', '"do":"sacrifice"', 'counted 1'],
    [
      'Sacrifice all lands you control. Draw a card for each land sacrificed this way.',
      '"do":"sacrifice"',
      'sacrificed 1',
    ],
  ])('%s', (text, effect, label) => {
    const tree = json(text, true);
    expect(tree).toContain(effect);
    expect(tree).toContain(`"label":"${label}"`);
    expect(tree).toContain(`{"amount":"number of","label":"${label}"`);
  });

  test('one thing isn’t many', () => {
    expect(() => readingSpell('Exile target creature. Then create that many Treasure tokens.')).toThrow();
  });
});

test('“that many” are searched for, chosen, or targets', () => {
  expect(
    readingSpell(
      'Sacrifice any number of lands. Search your library for up to that many land cards, put them onto the battlefield tapped, then shuffle.',
    ),
  ).toMatchObject([
    {
      modes: [
        {
          effects: [
            {},
            { do: 'sacrifice', label: 'counted 2' },
            { count: { amount: 'number of', label: 'counted 2' } },
            {},
          ],
        },
      ],
    },
  ]);
  const exiles = 'exile up to that many target cards from graveyards.';
  expect(reading(`Whenever this creature deals combat damage to a player, ${exiles}`)).toMatchObject([
    { modes: [{ targets: [{ min: 0, max: { amount: 'that much' } }] }] },
  ]);
  // What the same text did isn't known yet as targets are chosen (CR 601.2c).
  expect(() => readingSpell(`Sacrifice any number of lands. E${exiles.slice(1)}`)).toThrow('read up to');
});
