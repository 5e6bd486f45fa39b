import { subtypesOf } from '@stacktrail/card-tree';

const subtypes = new RegExp(`\\b(?:${Object.values(subtypesOf).flat().join('|')})s?\\b`, 'g');
const numbers = /\b(?:\d+|X|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty)\b/g;
const colors = /\b(?:white|blue|black|red|green)\b/g;
/** How many words stand for a clause. */
const WORDS = 5;
const LONGEST = 400;

/**
 * What stands for a clause when clauses are counted: its first words, with what differs from card to card and is read in
 * the same way put aside — names, numbers, mana, subtypes, colors. Where nothing but an end is missing, the words before.
 *
 * @param before the words of a card that are understood
 * @param words those from where they aren't
 * @param names what the card calls itself
 */
export function clauseForm(before: string, words: string, names: readonly string[]): string {
  const isEnd = !/\w/.test(words);
  const all = wordsOf(isEnd ? before.slice(-LONGEST) : words.slice(0, LONGEST), names);
  const form = isEnd ? `${all.slice(-WORDS).join(' ')} (end)` : all.slice(0, WORDS).join(' ');
  return /^[A-Z][a-z]/.test(form) ? `${form.charAt(0).toLowerCase()}${form.slice(1)}` : form;
}

function wordsOf(text: string, names: readonly string[]): readonly string[] {
  const nameless = names.reduce((rest, name) => (name === '' ? rest : rest.replaceAll(name, '~')), text);
  return nameless
    .replace(/(?:\{(?![TQE]\})[^}]+\})+/g, '{M}')
    .replace(/[+-][\dX]+\/[+-][\dX]+/g, '+N/+N')
    .replace(/\b\d+\/\d+\b/g, 'N/N')
    .replace(numbers, 'N')
    .replace(colors, 'COLOR')
    .replace(subtypes, 'TYPE')
    .split(/\s+/)
    .map((word) => word.replace(/[.,;:]$/, ''))
    .filter((word) => word !== '');
}
