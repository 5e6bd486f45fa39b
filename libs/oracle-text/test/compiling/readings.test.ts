import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { CardText } from '../../src/index.js';
import { CardDraft } from '../../src/compiling/card-draft.js';
import { ParagraphMemory } from '../../src/compiling/paragraph.js';
import { needsCorpus, textsOfCorpus } from './corpus.js';
import { countReadings, pageOf, readingsPage } from './readings-page.js';

const cards = textsOfCorpus();
/** Both readings of its second paragraph take “that card” for the creature that attacks, so neither may be chosen. */
const ambiguous = ['Pact Weapon'];

function isStrict(card: CardText): boolean {
  const draft = new CardDraft(card, new ParagraphMemory());
  for (const face of draft.faces) while (face.next !== undefined) face.readNext();
  return draft.finish().definition !== undefined;
}

if (cards === undefined) {
  test.skip(`the readings: ${needsCorpus}`, () => {});
} else {
  describe('the texts of the corpus that can be read in several ways', () => {
    const readings = countReadings(cards);

    test('a preference decides each of them, but for cards that aren’t strict therefore', () => {
      expect(readings.undecided).toEqual(ambiguous);
      expect(cards.filter(({ name }) => ambiguous.includes(name)).map(isStrict)).toEqual(ambiguous.map(() => false));
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
