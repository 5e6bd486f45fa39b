import { expect, test } from '@jest/globals';
import { normalise } from '../src/compiling/normalise.js';

test.each([
  ['counters on a person', '~ enters with a +1/+1 counter on him.', '~ enters with a +1/+1 counter on it.'],
  [
    'CR 508.4: a token that attacks',
    'Create a tapped and attacking 1/1 red Devil creature token.',
    "Create a 1/1 red Devil creature token that's tapped and attacking.",
  ],
  [
    'CR 111.3: what has a power is a creature',
    'Create a 2/2 black Zombie token with decayed.',
    'Create a 2/2 black Zombie creature token with decayed.',
  ],
  [
    'CR 109.2: a creature is on the battlefield',
    'If it has the greatest power, or is a creature with the greatest power among creatures on the battlefield, draw a card.',
    'If it has the greatest power, or is a creature with the greatest power among creatures, draw a card.',
  ],
  ['contractions', 'As long as you control a Forest, it’s an Elf.', 'As long as you control a Forest, it is an Elf.'],
  [
    'so much for each of two kinds',
    '~ gets +1/+1 for each creature you control and +1/+1 for each Aura you control.',
    '~ gets +1/+1 for each creature you control and each Aura you control.',
  ],
  [
    'who was dealt damage',
    'Target player dealt damage by ~ this turn loses 1 life.',
    'Target player who was dealt damage by ~ this turn loses 1 life.',
  ],
  [
    'CR 608.2c: two conditions',
    "Put a +1/+1 counter on it if it's a creature and a loyalty counter on it if it's a planeswalker.",
    "If it's a creature, put a +1/+1 counter on it. If it's a planeswalker, put a loyalty counter on it.",
  ],
  [
    'the greater of two',
    'Draw cards equal to A or B, whichever is greater.',
    'Draw cards equal to the greatest of A and B.',
  ],
  [
    'CR 107.1a: each time',
    'Each player loses a third of their life, then discards a third of the cards in their hand. Round up each time.',
    'Each player loses a third of their life, rounded up, then discards a third of the cards in their hand, rounded up.',
  ],
  [
    'counters of your choice',
    'Put your choice of a menace, trample, or reach counter on it.',
    'Put your choice of a menace counter, a trample counter, or a reach counter on it.',
  ],
  [
    'CR 614.9: who deals what is redirected',
    'The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to you instead.',
    'The next time a source of your choice would deal damage to target creature this turn, that damage is dealt to you instead.',
  ],
  [
    'one target of each opponent',
    'For any number of opponents, destroy target nonland permanent that player controls.',
    'For each opponent, destroy up to one target nonland permanent that player controls.',
  ],
  [
    'the kind of counters again',
    'Remove all charge counters from it. Draw a card for each counter removed this way.',
    'Remove all charge counters from it. Draw a card for each charge counter removed this way.',
  ],
])('%s', (_what, text, normal) => {
  expect(normalise(text)).toBe(normal);
  expect(normalise(normal)).toBe(normal);
});

test('copies that are created attacking are said of otherwise', () => {
  const text = "Create a tapped and attacking token that's a copy of it.";
  expect(normalise(text)).toBe(text);
});
