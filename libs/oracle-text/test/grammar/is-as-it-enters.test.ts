import { expect, test } from '@jest/globals';
import { readingSpell } from './reading.js';

test('CR 611.2e: what the next sentence says it is stands with the move; what it gains stands apart', () => {
  const text =
    "Return target creature card from your graveyard to the battlefield. It's a Zombie in addition to its other types and it gains haste.";
  expect(readingSpell(text)).toMatchObject([
    {
      modes: [
        {
          effects: [
            { do: 'move', to: { is: { changes: [{ change: 'add types', subtypes: ['Zombie'] }] } } },
            { do: 'apply', changes: [{ change: 'add abilities' }] },
          ],
        },
      ],
    },
  ]);
});
