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
import type { DefinitionPointer } from '@stacktrail/game-events';
import { Catalog, pinnedCatalog } from '@stacktrail/game-state';
import { contentHash, type Result } from '@stacktrail/kernel';

const cards = [
  sorcery('Lesson', '{U}', spell(draw(2))),
  creature('Owl', '{1}{U}', ['Bird'], 1, 1, whenThisEnters(draw(1))),
];

function stored(value: unknown): readonly unknown[] {
  return JSON.parse(JSON.stringify(value)) as readonly unknown[];
}

const today = stored(cards);
// A language before the first one that was released: it said “take cards”.
const version0 = { version: 0, upcast: renameWords({ do: { 'take cards': 'draw' } }) };
const upcasters = new TreeUpcasters([version0, ...releasedTreeUpcasters]);
const older = stored(
  cards.map((card) => ({ ...renameWords({ do: { draw: 'take cards' } })({ ...card }), language: 0 })),
);

function valueOf<T>(result: Result<T, { readonly why: string }>): T {
  if (!result.ok) throw new Error(result.error.why);
  return result.value;
}

function faultOf(definitions: readonly unknown[], hash = contentHash(definitions)): unknown {
  const read = pinnedCatalog(definitions, hash, upcasters);
  return read.ok ? null : read.error;
}

describe('docs/decisions.md D12: pinned definitions of an older version', () => {
  const hash = contentHash(older);
  const catalog = valueOf(pinnedCatalog(older, hash, upcasters));

  test('are read in today’s, under the hash that they are stored under', () => {
    expect(hash).not.toBe(contentHash(today));
    expect(catalog.hash).toBe(hash);
    expect(catalog.definitions).toEqual(cards);
  });

  test('are what a store is given of them, as they were', () => {
    expect(catalog.pinned).toEqual(older);
    expect(contentHash(catalog.pinned)).toBe(hash);
  });

  test('have what facts point at where it was', () => {
    const pointer = '/1/faces/0/abilities/0/modes/0/effects/0' as DefinitionPointer;
    expect(catalog.instruction(pointer)).toEqual(new Catalog(cards).instruction(pointer));
  });

  test('lie beside ones of today’s version', () => {
    const mixed = [older[0], today[1]];
    expect(valueOf(pinnedCatalog(mixed, contentHash(mixed), upcasters)).definitions).toEqual(cards);
  });
});

test('pinned definitions of today’s version are the catalog that they were pinned from', () => {
  const pinned = new Catalog(cards);
  const read = valueOf(pinnedCatalog(stored(pinned.pinned), pinned.hash));
  expect([read.hash, read.definitions]).toEqual([pinned.hash, pinned.definitions]);
  expect(read.pinned).toBe(read.definitions);
});

describe('pinned definitions that can not be used', () => {
  test.each([
    ['others', today, contentHash(older)],
    ['too few', today.slice(1), contentHash(today)],
    ['one that is missing', [today[0], undefined], contentHash(today)],
    ['a hash that they have once they are upcast', older, contentHash(today)],
  ])('are damaged: %s', (_, definitions, hash) => {
    expect(faultOf(definitions, hash)).toMatchObject({ kind: 'damaged', why: expect.stringContaining('that hash') });
  });

  test('are of a newer version: the card is named, and what reads it', () => {
    const newer = [today[0], { ...(today[1] as object), language: cardLanguageVersion + 1 }];
    expect(faultOf(newer)).toEqual({
      kind: 'unreadable',
      why:
        `the card "Owl" is written in version ${cardLanguageVersion + 1} of the card language, and this Stacktrail reads ` +
        `it up to version ${cardLanguageVersion}: use a newer Stacktrail`,
    });
  });

  test('have a word that this program does not know: the card is named, and the place', () => {
    const unknown = stored(JSON.parse(JSON.stringify(today).replaceAll('"draw"', '"conjure"')));
    expect(faultOf(unknown)).toMatchObject({
      kind: 'unreadable',
      why: expect.stringMatching(/^the card "Lesson": faces\[0\]\.abilities\[0\].*found "conjure"$/),
    });
  });
});
