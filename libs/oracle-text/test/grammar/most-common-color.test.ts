import { expect, test } from '@jest/globals';
import { reading } from './reading.js';

test('CR 105.1: the color that no other color is more common than', () => {
  const text =
    'This creature gets -2/-2 as long as black is the most common color among all permanents or is tied for most common.';
  const [ability] = reading(text);
  const count = (color: string) => ({ amount: 'count', filter: { is: 'color', color } });
  expect(ability).toMatchObject({
    condition: {
      if: 'compare',
      left: count('B'),
      compare: 'at least',
      right: { amount: 'greatest of', of: ['W', 'U', 'B', 'R', 'G'].map(count) },
    },
  });
});
