import { describe, expect, test } from '@jest/globals';
import {
  CardTooNew,
  cardLanguageVersion,
  creature,
  draw,
  InvalidCard,
  releasedTreeUpcasters,
  renameWords,
  sorcery,
  spell,
  TreeUpcasters,
  upcastCard,
  whenThisEnters,
  type TreeUpcaster,
} from '../../src/index.js';

const lesson = sorcery('Lesson', '{U}', spell(draw(2)));
const owl = creature('Owl', '{1}{U}', ['Bird'], 1, 1, whenThisEnters(draw(1)));

// A language before the first one that was released: it said “take cards”.
const version0: TreeUpcaster = { version: 0, upcast: renameWords({ do: { 'take cards': 'draw' } }) };
const withVersion0 = new TreeUpcasters([version0, ...releasedTreeUpcasters]);

/** A card as JSON, in another version. */
function written(card: object, language: unknown, words: readonly [today: string, then: string] = ['', '']): unknown {
  const [today, then] = words.map((word) => JSON.stringify(word)) as [string, string];
  return { ...(JSON.parse(JSON.stringify(card).replaceAll(today, then)) as object), language };
}

describe('a tree of an older version', () => {
  test.each([lesson, owl])('is read in today’s: $faces.0.name', (card) => {
    const older = written(card, 0, ['draw', 'take cards']);
    const before = JSON.stringify(older);
    expect(before).toContain('take cards');
    expect(upcastCard(older, withVersion0)).toEqual(card);
    expect(JSON.stringify(older)).toBe(before);
  });

  test('goes through each version after its own', () => {
    const later: TreeUpcaster = { version: 0, upcast: renameWords({ do: { 'get cards': 'draw' } }) };
    const first: TreeUpcaster = { version: -1, upcast: renameWords({ do: { 'pull cards': 'get cards' } }) };
    const both = new TreeUpcasters([first, later, ...releasedTreeUpcasters]);
    expect(upcastCard(written(lesson, -1, ['draw', 'pull cards']), both)).toEqual(lesson);
    expect(upcastCard(written(lesson, 0, ['draw', 'get cards']), both)).toEqual(lesson);
    expect(() => upcastCard(written(lesson, 0, ['draw', 'pull cards']), both)).toThrow(InvalidCard);
  });

  test('is a card of today’s, or is refused with the place where it is none', () => {
    const odd = written(lesson, 0, ['draw', 'take a card']);
    expect(() => upcastCard(odd, withVersion0)).toThrow(
      'faces[0].abilities[0].modes[0].effects[0].do: expected one of',
    );
  });

  test.each([
    ['breaks its upcaster', { language: 0 }, 'card: expected a card in version 0 of the card language'],
    ['is too deep', { language: 0, faces: nested(100) }, 'at most 64 levels'],
    ['is too large', { language: 0, faces: Array.from({ length: 30_000 }, () => 1) }, 'at most 20000 values'],
  ])('that %s is refused', (_, value, message) => {
    const strict: TreeUpcaster = {
      version: 0,
      upcast: (card) => ({ ...card, faces: (card['faces'] as readonly unknown[]).slice() }),
    };
    expect(() => upcastCard(value, new TreeUpcasters([strict, ...releasedTreeUpcasters]))).toThrow(InvalidCard);
    expect(() => upcastCard(value, new TreeUpcasters([strict, ...releasedTreeUpcasters]))).toThrow(message);
  });
});

function nested(levels: number): unknown {
  return levels === 0 ? [] : [nested(levels - 1)];
}

describe('a tree of another version', () => {
  test('that is today’s is the same value', () => {
    expect(upcastCard(lesson)).toBe(lesson);
    expect(upcastCard(lesson, withVersion0)).toBe(lesson);
  });

  test('that is newer is named with its version and what reads it', () => {
    const newer = written(lesson, cardLanguageVersion + 1, ['draw', 'a word of tomorrow']);
    expect(() => upcastCard(newer)).toThrow(CardTooNew);
    expect(() => upcastCard(newer)).toThrow(
      `the card "Lesson" is written in version ${cardLanguageVersion + 1} of the card language, and this Stacktrail ` +
        `reads it up to version ${cardLanguageVersion}: use a newer Stacktrail`,
    );
    expect(() => upcastCard({ language: 1e9, sides: [] })).toThrow('a card without a name is written in version');
  });

  test.each([
    ['older than any that was released', written(lesson, 0), 'language: expected a version from 1 to'],
    ['none', written(lesson, undefined), `language: expected ${cardLanguageVersion}, found nothing`],
    ['no number', written(lesson, '1'), 'language: expected'],
    ['half a number', written(lesson, 0.5), 'language: expected'],
    ['nothing', null, 'card: expected an object'],
  ])('%s is refused', (_, value, message) => {
    expect(() => upcastCard(value)).toThrow(InvalidCard);
    expect(() => upcastCard(value)).toThrow(message);
  });
});

test('every version from the oldest on has an upcaster, and there is no other', () => {
  const upcast = renameWords({});
  const steps = releasedTreeUpcasters;
  expect(new TreeUpcasters(steps).oldest).toBe(1);
  expect(withVersion0.oldest).toBe(0);
  for (const wrong of [[{ version: cardLanguageVersion, upcast }], [{ version: -1, upcast }]]) {
    expect(() => new TreeUpcasters([...wrong, ...steps])).toThrow('and can be read of');
  }
});
