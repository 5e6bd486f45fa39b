import { describe, expect, test } from '@jest/globals';
import type { Import } from './import-graph.js';
import { ringsOf } from './rings.js';

/** Imports in short: `a/x b/y` is an import of b/y.ts by a/x.ts. */
function imports(...short: readonly string[]): readonly Import[] {
  return short.map((each) => {
    const [from, to] = each.split(' ');
    return { from: `src/${from}.ts`, to: `src/${to}.ts` };
  });
}

function namesOf(found: ReturnType<typeof ringsOf>): readonly string[] {
  return found.map(({ place, members }) => `${place}: ${members.join(' ')}`);
}

describe('a ring among folders', () => {
  test('is found where no file is in a ring', () => {
    expect(namesOf(ringsOf(imports('a/x b/y', 'b/y a/z')))).toEqual(['src: a b']);
  });

  test('is found through several folders, and names no other', () => {
    const found = ringsOf(imports('a/x b/y', 'b/w c/v', 'c/u a/t', 'c/u d/s', 'e/r a/x'));
    expect(namesOf(found)).toEqual(['src: a b c']);
  });

  test('is found among folders below a folder, each with what lies below it', () => {
    expect(namesOf(ringsOf(imports('in/a/deep/x in/b/y', 'in/b/y in/a/z')))).toEqual(['src/in: a b']);
  });

  test('is found between a folder and a file beside it', () => {
    expect(namesOf(ringsOf(imports('a/x top', 'top a/z')))).toEqual(['src: a top.ts']);
  });

  test('tells which imports make it', () => {
    const [ring] = ringsOf(imports('a/x b/y', 'b/y a/z', 'b/y c/w'));
    expect(ring?.imports).toEqual(imports('a/x b/y', 'b/y a/z'));
  });

  test('is found for each of two rings apart', () => {
    expect(namesOf(ringsOf(imports('a/x b/x', 'b/x a/x', 'c/x d/x', 'd/x c/x')))).toEqual(['src: a b', 'src: c d']);
  });
});

describe('no ring', () => {
  test('is what stands in one order', () => {
    expect(ringsOf(imports('a/x b/y', 'a/x c/z', 'b/y c/z', 'b/w b/y'))).toEqual([]);
  });

  test('are files of one folder that refer to each other', () => {
    expect(ringsOf(imports('a/x a/y', 'a/y a/x'))).toEqual([]);
  });
});
