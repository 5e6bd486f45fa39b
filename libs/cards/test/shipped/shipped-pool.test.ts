import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { objectRules, plainKeywords, validateCard, type CardDefinition } from '@stacktrail/card-tree';
import { contentHash } from '@stacktrail/kernel';
import { ArchivedPool, cardPool, shippedPool, shippedPoolFile, UnreadablePool } from '../../src/index.js';
import { poolArchive } from '../../src/sources/index.js';

const bytes = readFileSync(shippedPoolFile);
const pool = new ArchivedPool(bytes);
const trees = pool.contents.cards.map((name) => ({ name, definition: pool.get(name)! }));

/** Every string in a tree that isn't a name, with where it is. */
function* stringsIn(value: unknown, path: readonly string[] = []): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') {
    if (!path.includes('name') && !path.includes('names')) yield [path.join('.'), value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* stringsIn(each, [...path, key]);
  }
}

describe('the pool that comes with the program', () => {
  test('is a tree of the card language a card', () => {
    expect(trees.length).toBeGreaterThan(10_000);
    const wrong = trees.flatMap(({ name, definition }) => {
      try {
        validateCard(definition);
        return [];
      } catch (error) {
        return [`${name}: ${String(error)}`];
      }
    });
    expect(wrong).toEqual([]);
  });

  test('has names, numbers, symbols and kinds, and no sentence of a card', () => {
    const words = new Set<string>();
    for (const { definition } of trees) for (const [, text] of stringsIn(definition)) words.add(text);
    // A kind has a few words; a sentence has more, or ends with a stop.
    const kinds: readonly string[] = [...objectRules, ...plainKeywords];
    const isSentence = (text: string): boolean =>
      text.length > 50 || /[.:;"\n—]/.test(text) || text.split(' ').length > 8;
    expect([...words].filter((text) => !kinds.includes(text) && isSentence(text))).toEqual([]);
    // However many cards there are, what they are made of stays a vocabulary.
    expect(words.size).toBeLessThan(3000);
  });

  test('its names are names: no field for them holds a sentence', () => {
    const names = trees.flatMap(({ definition }) => definition.faces.map(({ name }) => name));
    expect(names.filter((name) => name.length > 60 || name.includes('\n'))).toEqual([]);
  });

  test('made again of what it holds it has the same bytes', () => {
    const cards = pool.all.map((name) => {
      const definition = pool.get(name);
      return [name, { ...pool.factsOf(name), ...(definition === undefined ? {} : { definition }) }] as const;
    });
    expect(Buffer.from(poolArchive(new Map(cards))).equals(bytes)).toBe(true);
  });

  test('counts the cards that were printed on paper', () => {
    const { strict, partly, unread, byYear } = pool.status();
    expect(strict + partly + unread).toBe(31_573);
    expect(byYear[0]?.year).toBe(1993);
  });

  test('a card that was written by hand is played as the compiler reads it, or else as it was written', () => {
    for (const [name, definition] of cardPool) {
      const compiled = pool.get(name);
      expect(shippedPool().find(name)).toEqual({ kind: 'card', definition: compiled ?? definition });
    }
  });

  test('tells a card that is not understood from one that there is not, and front faces from neither', () => {
    const { unread, cards } = pool.contents;
    expect(shippedPool().find('Nonesuch of the Nowhere')).toEqual({ kind: 'unknown' });
    const missing = unread.find((name) => !cardPool.has(name) && !name.includes(' // '))!;
    expect(shippedPool().find(missing.toUpperCase())).toMatchObject({ kind: 'unread', name: missing });
    const double = [...cards, ...unread].find((name) => name.includes(' // '))!;
    const [front = ''] = double.split(' // ');
    expect(shippedPool().find(front)).toEqual(shippedPool().find(double));
  });

  test('gives a card long before it has read all of them', () => {
    const begun = performance.now();
    const fresh = new ArchivedPool(bytes);
    expect(fresh.find('Llanowar Elves').kind).toBe('card');
    // Reading all of the trees takes ten times as long.
    expect(performance.now() - begun).toBeLessThan(1500);
  });

  test('a tree is one object, so that its hash is made once', () => {
    const [one, two] = [pool.find('Llanowar Elves'), pool.find('llanowar elves')] as { definition: CardDefinition }[];
    expect(one?.definition).toBe(two?.definition);
    expect(contentHash(one?.definition)).toBe(contentHash(new ArchivedPool(bytes).get('Llanowar Elves')));
  });
});

describe('an archive that is no pool', () => {
  test.each([
    ['nothing', Buffer.of()],
    ['something else', Buffer.from('4 Forest')],
    ['cut off', bytes.subarray(0, 5000)],
  ])('%s', (_, damaged) => {
    expect(() => new ArchivedPool(damaged)).toThrow(UnreadablePool);
  });
});
