import { describe, expect, test } from '@jest/globals';
import { readingSpell } from './reading.js';

const json = (text: string): string => JSON.stringify(readingSpell(text));

describe('what was put into a graveyard this way', () => {
  test.each([
    'Destroy all Goblins, then return a creature card put into a graveyard this way to the battlefield under your control.',
    'Each player mills two cards. Exile up to two creature cards put into graveyards this way.',
    'Mill three cards. Target player loses 2 life for each creature card put into your graveyard this way.',
  ])('cards are asked as they are there: “%s”', (text) => {
    expect(json(text)).toContain('"of":{"objects":"put into graveyards","of":{"objects":"result","label":"done 1"}}');
  });

  test('CR 608.2h: permanents are asked as they were', () => {
    const text = 'Destroy all Goblins. For each creature put into a graveyard this way, its controller draws a card.';
    expect(json(text)).not.toContain('put into graveyards');
    expect(json(text)).toContain('"is":"in event","event":{"on":"dies","what":{"is":"anything"}}');
  });

  test('what put nothing into a graveyard can’t be meant', () => {
    expect(() =>
      readingSpell('Exile all Goblins. You gain 1 life for each creature card put into a graveyard this way.'),
    ).toThrow('read up to');
  });
});
