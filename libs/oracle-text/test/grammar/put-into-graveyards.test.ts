import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell } from './reading.js';

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

describe('CR 614.1a: what would be put into a graveyard', () => {
  const whatOf = (text: string): unknown => {
    const [ability] = reading(text, { name: 'X', types: ['Enchantment'], subtypes: [], supertypes: [], abilities: [] });
    return (ability as { readonly effects?: readonly { readonly replacement?: { readonly what: unknown } }[] })
      .effects?.[0]?.replacement?.what;
  };

  test('CR 404.2: an opponent’s graveyard is that of a card’s owner; a token is no card', () => {
    expect(whatOf("If a card would be put into an opponent's graveyard from anywhere, exile it instead.")).toEqual({
      is: 'all',
      of: [{ is: 'card' }, { is: 'owned by', who: 'opponent' }],
    });
  });

  test('a card or token', () => {
    expect(whatOf('If a card or token would be put into a graveyard from anywhere, exile it instead.')).toEqual({
      is: 'any',
      of: [{ is: 'card' }, { is: 'token' }],
    });
    expect(whatOf('If a card would be put into a graveyard from anywhere, exile it instead.')).toEqual({ is: 'card' });
  });
});
