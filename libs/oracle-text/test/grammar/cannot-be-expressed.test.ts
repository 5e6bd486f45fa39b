import { expect, test } from '@jest/globals';
import { readingSpell, understood } from './reading.js';

const instant = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] } as const;

test('CR 611.2c: a combat rule that lasts keeps whose creatures can’t block, also where the text chose the player', () => {
  const text = "Target creature can't be blocked by creatures target player controls this turn.";
  expect(understood(text, instant)).toBe('');
  expect(() => readingSpell("Target creature can't be blocked by red creatures this turn.")).not.toThrow();
});
