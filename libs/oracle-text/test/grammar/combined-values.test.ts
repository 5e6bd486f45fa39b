import { expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

const facts = (tree: unknown): string => JSON.stringify(tree);

test('the counters on several things, all together', () => {
  const on = '"on":{"objects":"each","filter":{"is":"all","of":[{"is":"type","type":"Land"}';
  expect(facts(readingSpell('Draw cards equal to the number of +1/+1 counters on lands you control.'))).toContain(
    `"amount":"counters","counter":"+1/+1",${on}`,
  );
  expect(facts(readingSpell('Draw cards equal to the number of counters among lands you control.'))).toContain(
    '"amount":"all counters","said":"among"',
  );
});

test('a difference', () => {
  expect(
    reading(
      "Whenever a creature you control enters, you gain life equal to the difference between that creature's power and its toughness.",
    ),
  ).toMatchObject([{ modes: [{ effects: [{ amount: { amount: 'difference', of: [{}, {}] } }] }] }]);
});

test('the cards in all hands', () => {
  expect(facts(readingSpell("Draw X cards, where X is the total number of cards in all players' hands."))).toContain(
    '"amount":"hand size","of":{"players":"each player"}',
  );
});

test('what is distributed among things isn’t counted', () => {
  expect(facts(readingSpell('Distribute two +1/+1 counters among one or two target creatures.'))).not.toContain(
    'among',
  );
});
