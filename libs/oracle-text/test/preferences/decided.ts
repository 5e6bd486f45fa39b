import { expect } from '@jest/globals';
import type { CardType } from '@stacktrail/card-tree';
import { readParagraph } from '../../src/compiling/paragraph.js';
import { readingsOf, writeRulesText } from '../../src/grammar/index.js';
import { tokenise } from '../../src/syntax/token.js';

/** A text that can be read in two ways, of which a preference decides for one. */
export interface Choice {
  readonly text: string;
  /** The name of the preference. */
  readonly by: string;
  /** What stands in the tree that is meant, and not in another that says the same text. */
  readonly meant: object;
  /** What stands in another tree that says the same text, and not in the one that is meant. */
  readonly other: object;
  readonly of?: CardType;
}

function has(tree: unknown, part: object): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  return fits(tree, part) || Object.values(tree).some((held) => has(held, part));
}

/** Whether all that the part says is so of the tree, which may say more. */
function fits(tree: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return tree === part;
  if (typeof tree !== 'object' || tree === null) return false;
  return Object.entries(part).every(([field, held]) => fits((tree as Record<string, unknown>)[field], held));
}

/** Shows that both readings are there, and which is decided for. */
export function decides({ text, by, meant, other, of = 'Creature' }: Choice): void {
  const speaker = { name: 'Test Card', types: [of], subtypes: [], supertypes: [], abilities: [] };
  const found = readingsOf(tokenise(text), speaker);
  if ('furthest' in found) throw new Error(`“${text}” can't be read`);
  const saying = found.filter((abilities) => writeRulesText(abilities, { ...speaker, abilities }) === text);
  expect(saying.filter((tree) => has(tree, meant) && !has(tree, other))).not.toEqual([]);
  expect(saying.filter((tree) => has(tree, other))).not.toEqual([]);
  const { abilities, meaning } = readParagraph(text, speaker);
  expect(meaning?.others).toEqual([]);
  expect(meaning?.decidedBy).toContain(by);
  expect([has(abilities, meant), has(abilities, other)]).toEqual([true, false]);
}
