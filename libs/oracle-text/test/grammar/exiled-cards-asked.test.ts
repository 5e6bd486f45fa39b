import { expect, test } from '@jest/globals';
import { reading } from './reading.js';

const linked = { objects: 'linked', label: 'exiled' };

test('CR 607.2a: what is asked of one of the cards exiled with an object', () => {
  expect(reading('As long as a card exiled with this creature has flying, this creature has flying.')).toMatchObject([
    {
      condition: {
        if: 'compare',
        left: { amount: 'how many', of: { of: { objects: 'matching', of: linked }, filter: { is: 'keyword' } } },
        compare: 'at least',
        right: 1,
      },
    },
  ]);
});

test('CR 613.1d: the characteristics of the last card', () => {
  expect(
    reading(
      'This creature has the power, toughness, and creature types of the last creature card exiled with this creature.',
    ),
  ).toMatchObject([{ effects: [{ changes: [{ change: 'take creature types', of: { objects: 'last' } }, {}] }] }]);
});

test('CR 606.3: loyalty abilities that are activated any time one could cast an instant', () => {
  expect(
    reading(
      "You may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast an instant.",
    ),
  ).toMatchObject([{ effects: [{ static: 'activated as instants', loyalty: true }] }]);
});

test('CR 115.1: a spell that targets a permanent or player is copied, or else …', () => {
  expect(
    reading(
      'Whenever you cast a noncreature spell, copy that spell if it targets a permanent or player. You may choose new targets for the copy. Otherwise, draw a card.',
    ),
  ).toMatchObject([{ modes: [{ effects: [{ do: 'if', last: true, otherwise: [{ do: 'draw' }] }] }] }]);
});
