import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

test('CR 511.2, 603.7b: at this turn’s next end of combat', () => {
  expect(
    readingSpell(
      "Target creature gains reach until end of turn. At this turn's next end of combat, destroy all creatures that blocked or were blocked by it this turn.",
    ),
  ).toMatchObject([
    { modes: [{ effects: [{}, { do: 'delayed trigger', until: 'this turn', once: 'next', leads: true }] }] },
  ]);
});

test('CR 505.1, 603.7b: at the next main phase of this turn', () => {
  expect(readingSpell('At the beginning of the next main phase this turn, draw a card.')).toMatchObject([
    { modes: [{ effects: [{ do: 'delayed trigger', until: 'this turn', once: 'next', leads: true }] }] },
  ]);
});

test('CR 205.1b: lands that were found are still lands', () => {
  expect(
    readingSpell(
      "Search your library for any number of basic land cards, put them onto the battlefield, then shuffle. Those lands become 4/4 Elemental creatures with trample. They're still lands.",
    ),
  ).toMatchObject([{ modes: [{ effects: [{}, {}, { changes: [{ change: 'add types' }, {}, {}] }] }] }]);
});

test('CR 101.2: what spells and abilities can’t cause', () => {
  expect(
    reading("Spells and abilities your opponents control can't cause you to discard cards or sacrifice permanents."),
  ).toMatchObject([{ effects: [{ static: "can't cause", actions: ['discard cards', 'sacrifice permanents'] }] }]);
});
