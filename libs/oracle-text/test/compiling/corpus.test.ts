import { describe, expect, test } from '@jest/globals';
import { validateCard, type CardDefinition } from '@stacktrail/card-tree';
import { writeRulesText } from '../../src/grammar/abilities/abilities.js';
import type { TextSource } from '../../src/english/text-source.js';
import { compileCard, compileCards, faceText } from '../../src/index.js';
import { needsCorpus, textsOfCorpus } from './corpus.js';

/** Raised as the grammar grows; that it falls is a loss somebody should have noticed. */
const strictAtLeast = 29_300;

/** What a meld card's text calls its counterpart, and what they become. */
function meldsOf({ meldsWith, faces }: CardDefinition): Pick<TextSource, 'melds'> {
  return meldsWith === undefined ? {} : { melds: { with: meldsWith, into: faces[1]!.name } };
}

/** The smaller frame of a prototype card is said first (CR 718.2). */
function withPrototype({ prototype }: CardDefinition, said: string | undefined): string | undefined {
  if (prototype === undefined || said === undefined) return said;
  const { manaCost: cost, power, toughness } = prototype;
  const frame = `Prototype ${cost.map((symbol) => `{${symbol}}`).join('')} — ${power}/${toughness}`;
  return said === '' ? frame : `${frame}\n${said}`;
}

const cards = textsOfCorpus();

if (cards === undefined) {
  test.skip(`the corpus: ${needsCorpus}`, () => {});
} else {
  describe('the corpus', () => {
    const compiled = cards.map((card) => ({ card, ...compileCard(card) }));
    const strict = compiled.filter(({ definition }) => definition !== undefined);

    test('each card is strict, or has a diagnostic that says what is missing', () => {
      const unexplained = compiled.filter(
        ({ definition, diagnostics }) => (definition === undefined) !== diagnostics.length > 0,
      );
      expect(unexplained.map(({ name }) => name)).toEqual([]);
      expect(strict.length).toBeGreaterThanOrEqual(strictAtLeast);
    });

    test('each strict card is a tree of the card language', () => {
      const wrong = strict.flatMap(({ name, definition }) => {
        try {
          validateCard(definition);
          return [];
        } catch (error) {
          return [`${name}: ${String(error)}`];
        }
      });
      expect(wrong).toEqual([]);
    });

    test('a card means the same among others as alone', () => {
      const together = compileCards(cards);
      const different = compiled.filter(
        ({ definition }, i) => JSON.stringify(definition) !== JSON.stringify(together[i]!.definition),
      );
      expect(different.map(({ name }) => name)).toEqual([]);
    });

    test('each strict card says what its text says', () => {
      const different = strict.flatMap(({ card, definition }) =>
        definition!.faces.flatMap((face, i) => {
          const said = withPrototype(definition!, writeRulesText(face.abilities, { ...face, ...meldsOf(definition!) }));
          const text = faceText(card.faces[i]!);
          return said === text ? [] : [`${face.name}: ${said ?? 'nothing'} ≠ ${text}`];
        }),
      );
      expect(different).toEqual([]);
    });
  });
}
