import { creatureTypes } from '@stacktrail/card-tree';
import { shortName } from '../english/text-source.js';
import type { FaceText } from './card-text.js';

/** Whether two words differ in at most two letters that were added, left out or exchanged. */
function isAlmost(one: string, other: string): boolean {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const exchanged = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]! <= 2;
}

/** A longer word with a slip of the pen; a plural and a creature type are other words. */
function isSlip(word: string, meant: string): boolean {
  const isCapital = (one: string): boolean => /^\p{Lu}/u.test(one);
  if (isCapital(word) !== isCapital(meant) || (creatureTypes as readonly string[]).includes(word)) return false;
  return meant.length >= 5 && word.length >= 4 && word !== `${meant}s` && isAlmost(word, meant);
}

/** Whether the words are those of the name, but for a comma, for capital letters, or for a slip in one of them. */
function isMisspelt(words: readonly string[], name: readonly string[]): boolean {
  const different = words.flatMap((word, i) => (word === name[i] ? [] : [i]));
  if (name.length === 1) return /^\p{Lu}/u.test(words[0]!) && words[0]!.toLowerCase() === name[0]!.toLowerCase();
  if (different.length === 0) return true;
  return different.length === 1 && isSlip(words[different[0]!]!, name[different[0]!]!);
}

/**
 * Whether the words are another name of as many words, which shares a longer word with the name. Texts speak of other
 * legends by their names, but of no other cards.
 */
function isRelated(words: readonly string[], name: readonly string[], supertypes: readonly string[]): boolean {
  return (
    !supertypes.includes('Legendary') &&
    name.length > 1 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    words.some((word, i) => word.length >= 4 && word === name[i])
  );
}

function windows(text: string, size: number): readonly (readonly [from: number, to: number])[] {
  const words = [...text.matchAll(/[\p{L}\d'-]+,?/gu)].map(
    ({ 0: word, index }) => [index, index + word.length] as const,
  );
  return words.flatMap(([from], i) => {
    const last = words[i + size - 1];
    return last === undefined ? [] : [[from, last[1]] as const];
  });
}

/**
 * The text with a misspelt name of its own replaced by `self`: “Toma of teh Vale” for “Toma of the Vale”. A card enters
 * only as itself, so “when Ana Grim enters” means the card “Ana Grum” or “Ana Roe”, too (CR 201.5).
 */
export function withoutMisspeltName(face: Pick<FaceText, 'name' | 'supertypes'>, self: string, text: string): string {
  const names = [...new Set([face.name, shortName(face.name)])];
  for (const name of names) {
    if (!/^[\p{L}', -]+$/u.test(name) || /^[\p{L}']+$/u.test(name)) continue;
    const words = name.replaceAll(',', '').split(' ');
    for (const [from, to] of windows(text, words.length)) {
      const written = text.slice(from, to).replace(/,$/, '');
      const possessive = /'s$/.test(written) && !name.endsWith("'s") ? "'s" : '';
      const plain = written.slice(0, written.length - possessive.length);
      if (plain === self || names.includes(plain)) continue;
      const before = text.slice(0, from);
      const after = text.slice(from + written.length);
      const found = plain.replaceAll(',', '').split(' ');
      if (found.length !== words.length) continue;
      const entering =
        /(?:^|\n)When(?:ever)? $/.test(before) && /^ enters\b/.test(after) && isRelated(found, words, face.supertypes);
      if (/\b(?:named|create) $/.test(before) || !(entering || isMisspelt(found, words))) continue;
      const own = /(?:^|\n|\. )$/.test(before) ? self.charAt(0).toUpperCase() + self.slice(1) : self;
      return before + own + possessive + withoutMisspeltName(face, self, after);
    }
  }
  return text;
}
