import { expect } from '@jest/globals';
import type { Ability, CardType } from '@stacktrail/card-tree';
import { readParagraph } from '../../src/compiling/paragraph.js';
import type { TextSource } from '../../src/english/text-source.js';

/** The object whose text is read, unless a test says otherwise. */
function speaking(...types: readonly CardType[]): TextSource {
  return { name: 'Test Card', types, subtypes: [], supertypes: [], abilities: [] };
}

const creature = speaking('Creature');

/**
 * The abilities that one paragraph of rules text stands for; and that they are said in the same words again, which is
 * part of every reading.
 */
export function reading(text: string, textSource: TextSource = creature): readonly Ability[] {
  const { stuckAt, abilities, says } = readParagraph(text, textSource);
  if (stuckAt !== undefined)
    throw new Error(`read up to “${text.slice(0, stuckAt)}”, and not “${text.slice(stuckAt)}”`);
  expect(says()).toBe(text);
  return abilities;
}

/** Reads the text of an instant. */
export function readingSpell(text: string): readonly Ability[] {
  return reading(text, speaking('Instant'));
}

/** How far a text that can't be read was understood. */
export function understood(text: string, textSource: TextSource = creature): string {
  const { stuckAt } = readParagraph(text, textSource);
  if (stuckAt === undefined) throw new Error(`“${text}” was read`);
  return text.slice(0, stuckAt);
}
