import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { needsCorpus, textsOfCorpus } from './corpus.js';
import { countReadings, pageOf, readingsPage } from './readings-page.js';

const cards = textsOfCorpus();

if (cards === undefined) {
  test.skip(`the readings: ${needsCorpus}`, () => {});
} else {
  describe('the texts of the corpus that can be read in several ways', () => {
    const readings = countReadings(cards);

    test('a preference decides each of them', () => {
      expect(readings.undecided).toEqual([]);
    });

    test('each preference decides some', () => {
      const idle = [...readings.decided].filter(([, { texts }]) => texts === 0);
      expect(idle.map(([name]) => name)).toEqual([]);
    });

    test('docs/readings.md is up to date: npm run cards:readings', () => {
      expect(readFileSync(readingsPage, 'utf8')).toBe(pageOf(readings));
    });
  });
}
