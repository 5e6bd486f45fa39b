import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { keywordMeaning, cardTreeWords, type Ability, type CardType, type KeywordAbility } from '@stacktrail/card-tree';
import { readParagraph, writeRulesText, type TextSource } from '@stacktrail/oracle-text';
import { ArchivedPool, shippedPoolFile } from '../../../src/index.js';
import { exampleTexts } from './example-texts/index.js';
import { discriminators, nodesOf, primitive, primitivesOf, type Primitive } from './primitives-of-trees.js';

function speaking(types: readonly CardType[], subtypes: readonly string[]): TextSource {
  return { name: 'Test Card', types, subtypes, supertypes: [], abilities: [] };
}

/** The abilities of a paragraph that is read; `undefined` if it can't be read. */
function reading(text: string, textSource: TextSource): readonly Ability[] | undefined {
  const { stuckAt, abilities } = readParagraph(text, textSource);
  return stuckAt === undefined ? abilities : undefined;
}

const said = new Set<Primitive>();

/** What abilities have words for: what they hold, and what a keyword in them means, which is said by its name. */
function hear(abilities: readonly Ability[]): void {
  for (const each of primitivesOf(abilities)) said.add(each);
  for (const node of nodesOf(abilities)) {
    if (node['kind'] !== 'keyword') continue;
    for (const each of primitivesOf(keywordMeaning(node as unknown as KeywordAbility))) said.add(each);
  }
}

describe('a text is read, and its tree says it again', () => {
  for (const { types, subtypes = [], texts } of exampleTexts) {
    test.each(texts)(`${types.join(' ')}: %s`, (text) => {
      const textSource = speaking(types, subtypes);
      const abilities = reading(text, textSource);
      expect(abilities).toBeDefined();
      expect(writeRulesText(abilities!, { ...textSource, abilities: abilities! })).toBe(text);
    });
    for (const text of texts) hear(reading(text, speaking(types, subtypes)) ?? []);
  }
});

/** They stand for what can’t be read: the words are the card’s own. */
const wordless: ReadonlySet<Primitive> = new Set([primitive('do', 'adjudicate'), primitive('kind', 'unread')]);

const halves = ['left', 'right'] as const;
const pool = new ArchivedPool(readFileSync(shippedPoolFile));

test('every face that is shipped has words', () => {
  expect(pool.contents.cards.length).toBeGreaterThan(20_000);
  const silent = pool.contents.cards.flatMap((name) => {
    const { faces, layout, meldsWith } = pool.get(name)!;
    const melds = meldsWith === undefined ? {} : { melds: { with: meldsWith, into: faces[1]!.name } };
    const halfOf = (i: number) => (layout === 'room' ? { half: halves[i]! } : {});
    return faces.filter((face, i) => writeRulesText(face.abilities, { ...face, ...melds, ...halfOf(i) }) === undefined);
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every primitive of the card language has words that are read and written', () => {
  for (const name of pool.contents.cards) {
    for (const { abilities } of pool.get(name)!.faces) hear(abilities);
  }
  const all = discriminators.flatMap((field) =>
    [...(cardTreeWords().get(field) ?? [])].map((word) => primitive(field, word)),
  );
  expect(all.length).toBeGreaterThan(800);
  const lacking = all.filter((each) => !said.has(each) && !wordless.has(each)).sort();
  const advice = 'write a rule of the grammar for each of these, and a text of `exampleTexts` that it reads';
  expect({ advice, lacking }).toEqual({ advice, lacking: [] });
});
