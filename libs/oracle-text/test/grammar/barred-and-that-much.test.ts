import { expect, test } from '@jest/globals';
import { readingSpell, understood } from './reading.js';

test('CR 101.2: what can’t target or counter an object for a while', () => {
  expect(
    readingSpell("Target creature can't be the target of spells or abilities your opponents control this turn."),
  ).toMatchObject([{ modes: [{ effects: [{ changes: [{ change: "can't be targeted by", by: 'opponent' }] }] }] }]);
  expect(
    readingSpell(
      "Spells you control can't be countered by blue or black spells this turn, and creatures you control can't be the targets of blue or black spells this turn.",
    ),
  ).toMatchObject([{ modes: [{ effects: [{ to: { zone: 'stack' } }, { joined: 'comma and' }] }] }]);
});

test('CR 608.2c: as many as were shuffled, as much as was lost', () => {
  expect(
    readingSpell('Shuffle all cards from your graveyard into your library. Target player mills that many cards.'),
  ).toMatchObject([{ modes: [{ effects: [{ label: 'counted 1' }, { count: { label: 'counted 1' } }] }] }]);
  expect(
    readingSpell('Target opponent loses 1 life for each creature you control. You gain that much life.'),
  ).toMatchObject([{ modes: [{ effects: [{ label: 'lost 1' }, { amount: { label: 'lost 1' } }] }] }]);
  expect(
    readingSpell('Sacrifice any number of Mountains. Test Card deals that much damage to target player.'),
  ).toMatchObject([{ modes: [{ effects: [{}, { label: 'counted 2' }, { amount: { amount: 'number of' } }] }] }]);
});

test('the sum of what several players lose isn’t “that much”', () => {
  const text = 'Each opponent loses X life. You gain that much life.';
  expect(understood(text, { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] })).toBe(
    'Each opponent loses X life. You gain ',
  );
});

test('CR 601.2c: a target for each opponent, without “up to one”', () => {
  expect(readingSpell('For each opponent, goad target creature that player controls.')).toMatchObject([
    { modes: [{ targets: [{ min: 0, max: { amount: 'number of players' }, asMany: true }] }] },
  ]);
});
