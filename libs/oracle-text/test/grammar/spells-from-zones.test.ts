import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

test('CR 601.2a: spells that are cast from some zones', () => {
  expect(reading("Players can't cast creature spells from graveyards, libraries, or exile.")).toMatchObject([
    {
      effects: [{ filter: { is: 'all', of: [{ type: 'Creature' }, { is: 'any', of: [{}, {}, { zone: 'exile' }] }] } }],
    },
  ]);
  expect(
    reading("Players can't cast spells from graveyards or activate abilities of cards in graveyards."),
  ).toMatchObject([{ effects: [{ what: 'cast spells' }, { what: 'activate abilities', filter: { is: 'all' } }] }]);
});

test('CR 611.2: a prohibition whose duration is said first', () => {
  expect(
    readingSpell("Until your next turn, your opponents can't cast spells from anywhere other than their hands."),
  ).toMatchObject([
    { modes: [{ effects: [{ do: 'prohibit', until: 'until your next turn', leads: true, filter: { is: 'not' } }] }] },
  ]);
});
