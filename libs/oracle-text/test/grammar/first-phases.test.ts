import { expect, test } from '@jest/globals';
import { reading } from './reading.js';

test.each([
  ["it's the first combat phase of the turn", { if: 'first this turn', of: 'combat phase' }],
  ["it's the first end step of the turn", { if: 'first this turn', of: 'end step' }],
  [
    "it's the first combat phase of your turn",
    { if: 'all', of: [{ if: 'your turn' }, { if: 'first this turn', of: 'combat phase' }] },
  ],
])('CR 500.8: “%s”', (text, condition) => {
  const [ability] = reading(`Whenever this creature attacks, if ${text}, untap it.`);
  expect(ability).toMatchObject({ condition });
});
