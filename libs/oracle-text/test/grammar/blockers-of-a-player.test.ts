import { expect, test } from '@jest/globals';
import { readingSpell } from './reading.js';

test('CR 611.2c: a combat rule that lasts keeps whose creatures can’t block, also where the text chose the player', () => {
  for (const whose of ['creatures target player controls', 'red creatures']) {
    expect(() => readingSpell(`Target creature can't be blocked by ${whose} this turn.`)).not.toThrow();
  }
});
