import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { CardDefinition } from '@stacktrail/card-tree';
import { loadDeck, cardPool, parseDeckList, shippedPool, type DeckSection } from '../../src/index.js';

const folder = new URL('../../../../decks/', import.meta.url);
const listsIn = (place: URL): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(place)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({ file, text: readFileSync(new URL(file, place), 'utf8') }));
const decks = listsIn(folder);
const tournaments = listsIn(new URL('tournaments/', folder));

function cardsOf(text: string): readonly CardDefinition[] {
  const brought = loadDeck(parseDeckList(text), cardPool);
  if (!brought.ok) throw new Error(brought.error.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
  return brought.value.deck;
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

describe('decks that won tournaments', () => {
  test('there are ten, of ten years', () => {
    expect(new Set(tournaments.map(({ file }) => file.slice(0, 4))).size).toBe(10);
  });

  test.each(tournaments)('$file says where and who, and has a whole deck of cards that there are', ({ text, file }) => {
    expect(text).toMatch(new RegExp(`^# [^\n]*${file.slice(0, 4)}[^\n]*: \\S+ [^\n]+\n`));
    const { entries, errors } = parseDeckList(text);
    expect(errors).toEqual([]);
    const count = (section: DeckSection): number =>
      entries.filter((entry) => entry.section === section).reduce((sum, entry) => sum + entry.count, 0);
    expect(count('deck')).toBe(60);
    expect([0, 15]).toContain(count('sideboard'));
    expect(entries.filter(({ name }) => shippedPool().find(name).kind === 'unknown')).toEqual([]);
  });
});
