import { describe, expect, test } from '@jest/globals';
import { normalise } from '../src/index.js';

describe('normalise', () => {
  test.each([
    ['CR 207.2: reminder text goes', 'Flying (It has wings.)\nDraw a card. (Look at it.)', 'Flying\nDraw a card.'],
    ['a line of reminder text alone goes', '({T}: Add {G}.)\nThis land enters tapped.', 'This land enters tapped.'],
    ['keywords come onto one line', 'First strike (Early.)\nProtection from red', 'First strike, protection from red'],
    ['other lines stay apart', 'Flying\nEquip {2}\nHaste', 'Flying\nEquip {2}\nHaste'],
    [
      'one wording stands for several',
      'Search your library for a land card, put that card onto the battlefield, then shuffle.',
      'Search your library for a land card, put it onto the battlefield, then shuffle.',
    ],
    [
      'CR 701.21a: whoever sacrifices chooses',
      'Target player sacrifices a creature.',
      'Target player sacrifices a creature of their choice.',
    ],
    [
      'a wording that is already right stays',
      'Each opponent sacrifices a land of their choice.',
      'Each opponent sacrifices a land of their choice.',
    ],
  ])('%s', (_what, text, normal) => {
    expect(normalise(text)).toBe(normal);
    expect(normalise(normal)).toBe(normal);
  });
});
