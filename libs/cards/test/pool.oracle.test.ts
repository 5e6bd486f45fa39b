import { describe, expect, test } from '@jest/globals';
import type { CardFace } from '@stacktrail/card-tree';
import { normaliseRulesText, printFace, printRulesText, printTypeLine } from '@stacktrail/oracle-text';
import { cardPool } from '../src/index.js';
import { corpusIsThere, readCorpus } from './oracle-corpus.js';

const names = new Set(cardPool.keys());
const corpus = corpusIsThere ? readCorpus(names) : undefined;

/** Basic lands have no text of their own here: their mana ability is intrinsic (CR 305.6). */
const cards = [...cardPool.values()].map(({ faces: [face] }) => ({ name: face.name, face }));

function printedCost(face: CardFace): string | undefined {
  return face.manaCost === null ? undefined : face.manaCost.map((symbol) => `{${symbol}}`).join('');
}

if (corpus === undefined) {
  test.skip('cards against Oracle: needs ../shared/cards/oracle-cards.jsonl.gz beside the repository', () => {});
} else {
  describe('each card of the pool says what Oracle says', () => {
    test.each(cards)('$name', ({ name, face }) => {
      const [oracle] = corpus.get(name) ?? [];
      expect(oracle).toBeDefined();
      expect(printedCost(face)).toBe(oracle!.manaCost);
      expect(printTypeLine(face)).toBe(oracle!.type);
      expect(face.power?.toString()).toBe(oracle!.power);
      expect(face.toughness?.toString()).toBe(oracle!.toughness);
      expect(printRulesText(face)).toBe(normaliseRulesText(oracle!.text ?? ''));
    });
  });
}

describe('the printer', () => {
  test.each(cards)('writes $name in the form that normalising keeps', ({ face }) => {
    const text = printRulesText(face);
    expect(normaliseRulesText(text)).toBe(text);
    expect(printFace(face)).toContain(text);
  });
});
