import { describe, expect, test } from '@jest/globals';
import { wantedOrder } from '../../src/status/wanted-order.js';

const lacking = (...decks: readonly string[]): readonly ReadonlySet<string>[] => decks.map((deck) => new Set(deck));
const order = (...decks: readonly string[]): string =>
  wantedOrder(lacking(...decks))
    .map(({ name, whole }) => `${name}${whole}`)
    .join(' ');

describe('the order in which decks want cards', () => {
  test('what one deck lacks alone comes before what two lack among many others', () => {
    expect(order('abcd', 'aefg', 'h')).toMatch(/^h1 a1 /);
  });

  test('a card is worth more once the others of a deck are there', () => {
    // x stands in more decks than z, but after y the decks of z lack nothing else.
    expect(order('y', 'y', 'yz', 'yz', 'xabc', 'xdef', 'xghi')).toMatch(/^y2 z4 x4 /);
  });

  test('each card is there once, and with all of them each deck is whole', () => {
    const decks = lacking('', 'ab', 'bc', 'abc', 'd');
    const all = wantedOrder(decks);
    expect(all.map(({ name }) => name).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(all.at(-1)?.whole).toBe(decks.length);
    for (const [i, { whole }] of all.entries()) {
      const there = new Set(all.slice(0, i + 1).map(({ name }) => name));
      expect(whole).toBe(decks.filter((deck) => [...deck].every((name) => there.has(name))).length);
    }
  });

  test('of cards that are worth the same the first name comes first, whatever the order of the decks', () => {
    expect(order('b', 'a', 'c')).toBe('a1 b2 c3');
    expect(order('c', 'b', 'a')).toBe('a1 b2 c3');
  });

  test('nothing is lacking', () => {
    expect(wantedOrder([])).toEqual([]);
    expect(wantedOrder(lacking('', ''))).toEqual([]);
  });
});
