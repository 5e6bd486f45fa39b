import { expect, test } from '@jest/globals';
import { reading } from './reading.js';

test('CR 701.21a: a player sacrifices one for each of what is counted', () => {
  const [ability] = reading(
    'When this creature enters, target opponent sacrifices a land of their choice for each creature you control.',
  );
  expect(ability).toMatchObject({
    modes: [{ effects: [{ do: 'choose and sacrifice', count: { amount: 'product', of: [{ amount: 'count' }, 1] } }] }],
  });
});

test('CR 118.12: “they” sacrifice something or discard something', () => {
  const [ability] = reading(
    'When this creature enters, target opponent loses 3 life unless they sacrifice a creature of their choice or discard a card.',
  );
  expect(ability).toMatchObject({
    modes: [
      { effects: [{ do: 'unless', cost: [{ cost: 'choice', of: [[{ cost: 'sacrifice' }], [{ cost: 'discard' }]] }] }] },
    ],
  });
});
