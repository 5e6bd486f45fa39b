import { subtypeKinds, type Choice } from './choices.js';
import type { Duration } from './durations.js';
import type { TreeField } from './kinds.js';
import { colorWords, colors, type Color } from './symbols.js';
import type { Objects } from './references.js';
import { subtypesOf } from './subtypes.js';
import { copiedWith, type Node } from './tree.js';

/** The kinds of words that effects replace in the text of objects (CR 612.2). */
export const wordKinds = ['color word', 'basic land type', 'creature type'] as const;
export type WordKind = (typeof wordKinds)[number];

/** All words of a kind. */
export const wordsOf: Readonly<Record<WordKind, readonly string[]>> = {
  'color word': colors.map((color) => colorWords[color]),
  'basic land type': subtypesOf['basic land type'],
  'creature type': subtypesOf['creature type'],
};

/** Instructions that change the text of objects (CR 612), for the rest of the game where no duration is given. */
export type TextInstruction =
  /**
   * “You” choose a word of one of those kinds, and another word of its kind that isn't in `except`, or the word `to`.
   */
  | {
      readonly do: 'change text';
      readonly what: Objects;
      readonly words: readonly WordKind[];
      readonly to?: string;
      readonly except?: readonly string[];
      readonly until?: Duration;
    }
  /** CR 612.5, 701.12h. */
  | {
      readonly do: 'exchange text boxes';
      readonly first: Objects;
      readonly second: Objects;
      readonly until?: Duration;
    };

/** Replaces all instances of one word, or of all words of a kind, by another word of that kind. */
export interface WordChange {
  readonly from: string;
  readonly to: string;
}

/**
 * A copy of a tree in which the words are changed. Whatever isn't such a word stays; so do names and symbols (CR
 * 612.2).
 */
export function changeWords<T>(tree: T, change: WordChange): T {
  const from: readonly string[] = change.from === 'color word' ? colors : [colorOf(change.from) ?? change.from];
  const to = colorOf(change.to) ?? change.to;
  const replace = (word: string): string => (from.includes(word) ? to : word);
  return copiedWith(tree, (copy, node) => {
    for (const field in node) if (holdsWords(node, field)) copy[field] = replaced(node[field], replace);
    if (namedByItsTypes(node)) copy['name'] = nameOf(copy['subtypes'] as readonly string[], node['name'] as string);
  });
}

function colorOf(word: string): Color | undefined {
  return colors.find((color) => colorWords[color] === word);
}

/** The fields that hold colors or subtypes as words of a text, in whatever record they are. */
const wordFields: ReadonlySet<string> = new Set<TreeField>(['color', 'colors', 'subtype', 'subtypes', 'landType']);
const subtypeChoices: ReadonlySet<unknown> = new Set<Choice['choose']>(['color', ...subtypeKinds]);

/** Whether a field holds words. In other fields, a color's letter is a mana symbol. */
function holdsWords(node: Node, field: string): boolean {
  if (wordFields.has(field)) return true;
  if (field === 'from') return node.keyword === 'protection';
  if (field === 'among' || field === 'except') return subtypeChoices.has(node.choose);
  if (field === 'types') return node.static === 'mana stays'; // “unspent green mana”
  return field === 'type' && node.add === 'double unspent';
}

function replaced(held: unknown, replace: (word: string) => string): unknown {
  if (typeof held === 'string') return replace(held);
  return Array.isArray(held) ? [...new Set(held.map((word: unknown) => replace(word as string)))] : held;
}

const token = ' Token';

/** CR 612.2a: a token's creature types are also its name where nothing else names it (CR 111.4). */
function namedByItsTypes({ name, subtypes, manaCost }: Node): boolean {
  if (typeof name !== 'string' || !Array.isArray(subtypes) || manaCost !== undefined || subtypes.length === 0) {
    return false;
  }
  return name === subtypes.join(' ') || name === `${subtypes.join(' ')}${token}`;
}

function nameOf(subtypes: readonly string[], before: string): string {
  return `${subtypes.join(' ')}${before.endsWith(token) ? token : ''}`;
}
