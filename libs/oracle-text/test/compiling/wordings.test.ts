import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { needsCorpus, textsOfCorpus } from './corpus.js';
import { keyOf, pageOf, wordingsOf, wordingsPage } from './wordings-page.js';

const cards = textsOfCorpus();

if (cards === undefined) {
  test.skip(`the wordings: ${needsCorpus}`, () => {});
} else {
  describe('the wordings that are read as others', () => {
    const wordings = wordingsOf(cards);

    test('each row rewords the text of a strict card', () => {
      const dead = [...wordings].filter(([, names]) => names.length === 0);
      expect(dead.map(([row]) => keyOf(row))).toEqual([]);
    });

    test('docs/wordings.md is up to date: npm run cards:wordings', () => {
      expect(readFileSync(wordingsPage, 'utf8')).toBe(pageOf(wordings));
    });
  });
}
