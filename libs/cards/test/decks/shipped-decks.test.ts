import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CardDefinition } from '@stacktrail/card-language';
import { cardPool, deckCards, parseDeckList } from '../../src/index.js';

const folder = new URL('../../../../decks/', import.meta.url);
const decks = readdirSync(folder).map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));

function cardsOf(text: string): readonly CardDefinition[] {
  const list = parseDeckList(text);
  if (!list.ok) throw new Error(list.error.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
  const cards = deckCards(list.value, cardPool);
  if (!cards.ok) throw new Error(cards.error.map(({ message }) => message).join('\n'));
  return cards.value;
}

const isBasic = ({ faces: [face] }: CardDefinition): boolean => face.supertypes.includes('Basic');
const nameOf = ({ faces: [face] }: CardDefinition): string => face.name;

describe('decks', () => {
  test('there are two', () => {
    expect(decks.map(({ file }) => file)).toEqual(['altar-of-the-wilds.txt', 'moorland-ghosts.txt']);
  });

  test.each(decks)('CR 100.2a: $file has 60 cards and at most four of a card that is no basic land', ({ text }) => {
    const cards = cardsOf(text);
    expect(cards).toHaveLength(60);
    for (const name of new Set(cards.filter((card) => !isBasic(card)).map(nameOf))) {
      expect(cards.filter((card) => nameOf(card) === name).length).toBeLessThanOrEqual(4);
    }
  });

  test('every card of the pool is played, and 44 or more are no basic lands', () => {
    const played = new Set(decks.flatMap(({ text }) => cardsOf(text)));
    expect([...cardPool.values()].filter((card) => !played.has(card)).map(nameOf)).toEqual([]);
    expect([...played].filter((card) => !isBasic(card)).length).toBeGreaterThanOrEqual(44);
  });
});
