import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import {
  cardLanguageVersion,
  creature,
  draw,
  releasedTreeUpcasters,
  renameWords,
  sorcery,
  spell,
  TreeUpcasters,
  whenThisEnters,
} from '@stacktrail/card-tree';
import { ArchivedPool, UnreadablePool } from '../../src/index.js';
import { poolArchive } from '../../src/sources/index.js';

const lesson = sorcery('Lesson', '{U}', spell(draw(2)));
const owl = creature('Owl', '{1}{U}', ['Bird'], 1, 1, whenThisEnters(draw(1)));
const facts = { grade: 'strict', paper: true, year: 1999, legalIn: ['vintage'] } as const;
const written = poolArchive(
  new Map([lesson, owl].map((definition) => [definition.faces[0].name, { ...facts, definition }])),
);

/** The same archive as a program with another card language would have made it: its words have the same lengths. */
function archiveOf(language: unknown, today = '"draw"', then = '"draw"'): Uint8Array {
  const text = gunzipSync(written).toString('utf8');
  const version = `"language":${cardLanguageVersion}`;
  expect(text).toContain(today);
  return gzipSync(text.replaceAll(version, `"language":${JSON.stringify(language)}`).replaceAll(today, then));
}

/** A language before the first one that was released, which said “pull”, and counts how often it is read. */
function version0(): { readonly upcasters: TreeUpcasters; readonly read: () => number } {
  let read = 0;
  const rename = renameWords({ do: { pull: 'draw' } });
  const step = { version: 0, upcast: (card: Parameters<typeof rename>[0]) => ((read += 1), rename(card)) };
  return { upcasters: new TreeUpcasters([step, ...releasedTreeUpcasters]), read: () => read };
}

describe('docs/decisions.md D12: an archive of an older version', () => {
  test('gives its cards in today’s', () => {
    const pool = new ArchivedPool(archiveOf(0, '"draw"', '"pull"'), version0().upcasters);
    expect(pool.contents.language).toBe(0);
    expect(pool.find('owl')).toEqual({ kind: 'card', definition: owl });
    expect(pool.get('Lesson')).toEqual(lesson);
    expect(pool.status().strict).toBe(2);
  });

  test('a tree is upcast when it is asked for, once', () => {
    const { upcasters, read } = version0();
    const pool = new ArchivedPool(archiveOf(0, '"draw"', '"pull"'), upcasters);
    expect([pool.nameOf('Lesson'), pool.nearest('Oval')]).toEqual(['Lesson', ['Owl']]);
    expect(read()).toBe(0);
    expect(pool.get('Owl')).toBe(pool.get('Owl'));
    expect(read()).toBe(1);
  });
});

describe('an archive that can not be read', () => {
  test.each([
    [
      'of a newer version',
      cardLanguageVersion + 1,
      `reads versions 1 to ${cardLanguageVersion}: use a newer Stacktrail`,
    ],
    ['older than any that was released', 0, `version 0 of the card language, and this Stacktrail reads versions 1 to`],
    ['of no version', null, 'its first line is not the contents of an archive'],
    ['of a version that is no number', '1', 'its first line is not the contents of an archive'],
  ])('%s', (_, language, message) => {
    const archive = archiveOf(language);
    expect(() => new ArchivedPool(archive)).toThrow(UnreadablePool);
    expect(() => new ArchivedPool(archive)).toThrow(message);
  });

  test('in one tree: its card is named, and others are given', () => {
    const pool = new ArchivedPool(archiveOf(cardLanguageVersion, '"subtypes":["Bird"]', '"subtypes":[ 1234 ]'));
    expect(() => pool.find('Owl')).toThrow(UnreadablePool);
    expect(() => pool.find('Owl')).toThrow('the tree of Owl in the pool of cards can’t be read: faces[0].subtypes[0]');
    expect(pool.get('Lesson')).toEqual(lesson);
    const cut = new ArchivedPool(
      archiveOf(cardLanguageVersion, '"subtypes":["Bird"]', '"subtypes":["Bird"'.padEnd(19)),
    );
    expect(() => cut.get('Owl')).toThrow(UnreadablePool);
  });
});
