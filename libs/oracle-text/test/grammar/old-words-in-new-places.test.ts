import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const does = (...effects: readonly object[]): object => [{ modes: [{ effects }] }];

test('CR 205.3i: a target Mountain is “that land” later', () => {
  expect(readingSpell("Destroy target Mountain. Test Card deals 3 damage to that land's controller.")).toMatchObject(
    does({ do: 'destroy' }, { to: { players: 'controller of', objects: { objects: 'target', slot: 0 } } }),
  );
});

test('CR 702.11c: you and this creature have an ability', () => {
  expect(reading('During your turn, you and this creature have hexproof.')).toMatchObject([
    { effects: [{ static: 'players have' }, { affects: { objects: 'this' } }], condition: { if: 'your turn' } },
  ]);
});

test('CR 608.2c: “also” before an instruction is only wording', () => {
  expect(
    readingSpell('Draw a card. If you control a creature, also put a +1/+1 counter on target creature.'),
  ).toMatchObject(does({ do: 'draw' }, { do: 'if', then: [{ do: 'put counters', saysAlso: true }] }));
});

test('one of several numbers; an amount and more for each', () => {
  expect(reading('Whenever you cast a creature spell with power 4, 5, or 6, you gain 1 life.')).toMatchObject([
    { event: { what: { is: 'all', of: [{ is: 'type' }, { is: 'any', of: [{ to: 4 }, { to: 5 }, { to: 6 }] }] } } },
  ]);
  expect(readingSpell('You gain 2 life plus 2 life for each creature you control.')).toMatchObject(
    does({ amount: { amount: 'sum', of: [2, { amount: 'product' }] } }),
  );
});

test('CR 506.2: whether you are the defending player', () => {
  expect(
    reading("Whenever a creature an opponent controls attacks, if you're the defending player, draw a card."),
  ).toMatchObject([{ condition: { if: 'are players', who: { players: 'you' } } }]);
});

test('CR 608.2d: one counter or another, without “your choice of”', () => {
  expect(readingSpell('Put a +1/+1 counter or a loyalty counter on target creature.')).toMatchObject(
    does({ do: 'choose one', said: 'or', options: [{ effects: [{ counter: '+1/+1' }] }, { effects: [{}] }] }),
  );
});

test('CR 120.1: the amount stands behind several recipients', () => {
  expect(
    readingSpell('Test Card deals damage to each creature and each player equal to the number of lands you control.'),
  ).toMatchObject(does({ amountLast: true, also: [{ to: { players: 'each player' } }] }));
});

test('CR 106.12b: one mana of a type instead of any other type and amount', () => {
  expect(reading('If a land is tapped for mana, it produces {B} instead of any other type and amount.')).toMatchObject([
    { effects: [{ replacement: { instead: { types: ['B'], count: 1 } } }] },
  ]);
});

test('CR 614.1c: an object enters with counters for two reasons', () => {
  expect(
    reading(
      'This creature enters with a +1/+1 counter on it for each other red creature you control and a +1/+1 counter on it for each other green creature you control.',
    ),
  ).toMatchObject([{ effects: [{ static: 'replacement' }, { static: 'replacement' }] }]);
});
