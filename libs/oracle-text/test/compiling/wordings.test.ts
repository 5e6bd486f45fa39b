import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { needsCorpus, textsOfCorpus } from './corpus.js';
import { idleRewordings, keyOf, pageOf, wordingsOf, wordingsPage } from './wordings-page.js';

const cards = textsOfCorpus();

if (cards === undefined) {
  test.skip(`the wordings: ${needsCorpus}`, () => {});
} else {
  describe('the wordings that are read as others', () => {
    const wordings = wordingsOf(cards);

    test('each row rewords the text of a card', () => {
      expect(idleRewordings(cards).map(keyOf)).toEqual([]);
    });

    test('docs/wordings.md is up to date: npm run cards:wordings', () => {
      expect(readFileSync(wordingsPage, 'utf8')).toBe(pageOf(wordings));
    });
  });
}
