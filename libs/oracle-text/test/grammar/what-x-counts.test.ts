import { expect, test } from '@jest/globals';
import { readingSpell, understood } from './reading.js';

test('CR 608.2c: X isn’t asked of the very cards of which it says how many there are', () => {
  const text =
    'Whenever you attack with one or more Elves, exile the top X cards of your library, where X is their total power. Draw a card.';
  expect(understood(text)).not.toBe(text);
});

test('CR 107.3i: X can be asked of what was said before', () => {
  expect(
    readingSpell('Exile target creature. Mill X cards, where X is the power of the creature exiled this way.'),
  ).toHaveLength(1);
});
