import { describe, expect, test } from '@jest/globals';
import type { CardFace } from '@stacktrail/card-tree';
import { normalise, showFace, showRulesText, showTypeLine } from '@stacktrail/oracle-text';
import { needsCorpus, readCorpus } from '@stacktrail/test-kit';
import { cardPool } from '../src/index.js';

const corpus = readCorpus();

/** Basic lands have no text of their own here: their mana ability is intrinsic (CR 305.6). */
const cards = [...cardPool.values()].map(({ faces: [face] }) => ({ name: face.name, face }));

function printedCost(face: CardFace): string | undefined {
  return face.manaCost === null ? undefined : face.manaCost.map((symbol) => `{${symbol}}`).join('');
}

/**
 * Cards whose written trees leave words to the grammar that it says in another way, of the same meaning; of Turn to Frog
 * it has no words. The compiled tree of each says what Oracle says (`libs/oracle-text/test/compiling`).
 */
const wordedOtherwise: ReadonlySet<string> = new Set([
  'Dragonskull Summit',
  'Gatekeeper of Malakir',
  'Glacial Fortress',
  'Hangarback Walker',
  'Rootbound Crag',
  'Serrated Arrows',
  'Skullclamp',
  'Turn to Frog',
  'Wild Growth',
  'Woodland Cemetery',
]);

if (corpus === undefined) {
  test.skip(`cards against Oracle: ${needsCorpus}`, () => {});
} else {
  const facesOf = new Map(corpus.map(({ name, faces }) => [name, faces]));
  describe('each card of the pool says what Oracle says', () => {
    test.each(cards)('$name', ({ name, face }) => {
      const [oracle] = facesOf.get(name) ?? [];
      expect(oracle).toBeDefined();
      expect(printedCost(face)).toBe(oracle!.manaCost);
      expect(showTypeLine(face)).toBe(oracle!.type);
      expect(face.power?.toString()).toBe(oracle!.power);
      expect(face.toughness?.toString()).toBe(oracle!.toughness);
      const text = normalise(oracle!.text ?? '');
      if (wordedOtherwise.has(name)) expect(showRulesText(face)).not.toBe(text);
      else expect(showRulesText(face)).toBe(text);
    });
  });
}

describe('the grammar', () => {
  test.each(cards)('writes $name in the form that normalising keeps', ({ face }) => {
    const text = showRulesText(face);
    expect(normalise(text)).toBe(text);
    expect(showFace(face)).toContain(text);
  });
});
