import { expect } from '@jest/globals';
import type { Ability, CardType } from '@stacktrail/card-tree';
import { readAbilities, writeRulesText } from '../../src/grammar/index.js';
import type { Speaker } from '../../src/english/speaker.js';
import { tokenise } from '../../src/syntax/token.js';

/** The object whose text is read, unless a test says otherwise. */
function speaking(...types: readonly CardType[]): Speaker {
  return { name: 'Test Card', types, subtypes: [], supertypes: [], abilities: [] };
}

const creature = speaking('Creature');

/**
 * The abilities that one paragraph of rules text stands for; and that they are said in the same words again, which is
 * part of every reading.
 */
export function reading(text: string, speaker: Speaker = creature): readonly Ability[] {
  const tokens = tokenise(text, selvesIn(text, speaker));
  const read = readAbilities(tokens, speaker);
  if (!('abilities' in read)) {
    const at = tokens[read.furthest]!.from;
    throw new Error(`read up to “${text.slice(0, at)}”, and not “${text.slice(at)}”`);
  }
  expect(writeRulesText(read.abilities, { ...speaker, abilities: [...speaker.abilities, ...read.abilities] })).toBe(
    text,
  );
  return read.abilities;
}

/** Where the text names its own object. */
function selvesIn(text: string, { name }: Speaker): readonly (readonly [number, number])[] {
  return [...text.matchAll(new RegExp(name, 'g'))].map(({ index }) => [index, index + name.length]);
}

/** Reads the text of an instant. */
export function readingSpell(text: string): readonly Ability[] {
  return reading(text, speaking('Instant'));
}

/** How far a text that can't be read was understood. */
export function understood(text: string, speaker: Speaker = creature): string {
  const tokens = tokenise(text);
  const read = readAbilities(tokens, speaker);
  if ('abilities' in read) throw new Error(`“${text}” was read`);
  return text.slice(0, tokens[read.furthest]!.from);
}
