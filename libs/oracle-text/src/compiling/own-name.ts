import { type CardType, creatureTypes, plainKeywords, predefinedTokenNames } from '@stacktrail/card-tree';
import { nameOfSelf, shortName } from '../english/text-source.js';
import { capitalise } from '../english/words.js';
import type { FaceText } from './card-text.js';
import { withoutMisspeltName } from './misspelt-name.js';

/** A name up to its epithet: “Toma of the Vale”, “Toma the Grim”. */
const surname = /^(\S+(?: \S+)??) (?:of|the) /;
/** A name up to its number: “Toma” for “Toma XII”. */
const numbered = /^(\S.*) [IVXL]+$/;
const twoWords = /^(\S+) [^\s,]+$/;
/** A title with all names: “Captain Ana Roe”, which texts can call “Captain Roe”. */
const titled = /^((?:Captain|Dr\.|Agent)) (?:\S+ )+(\S+)$/;

const otherWords: ReadonlySet<string> = new Set<string>([...creatureTypes, ...plainKeywords, ...predefinedTokenNames]);

/** Whether the name is also a word of rules text: “Flash”. */
function isAnotherWord(name: string): boolean {
  return otherWords.has(name) || otherWords.has(name.toLowerCase());
}

/** Letters without diacritics: some databases have “Grima” for “Gríma” in texts. */
function withoutMarks(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Further names that a legend's text can use besides the name up to the comma (CR 201.5c). */
function nicknames({ name, supertypes }: FaceText): readonly string[] {
  if (!supertypes.includes('Legendary')) return [];
  const known = shortName(name);
  const first = surname.exec(known)?.[1] ?? twoWords.exec(known)?.[1];
  const given = first === undefined ? undefined : twoWords.exec(first)?.[1];
  const title = titled.exec(known);
  const firsts = [first, given, title === null ? undefined : `${title[1]} ${title[2]}`].filter(
    (one) => one !== undefined,
  );
  const unnumbered = numbered.exec(known)?.[1];
  const names = [
    withoutMarks(known),
    ...(unnumbered === undefined ? [] : [unnumbered]),
    ...firsts,
    ...firsts.map(withoutMarks),
  ];
  return names.filter(
    (one) => one !== known && !isAnotherWord(one) && /^\p{Lu}/u.test(one) && !/^(?:The|A|An)\b/.test(one),
  );
}

/** The text of a rebalanced card with the card's original name replaced: “Elf” in the text of “A-Elf”. */
function ofRebalanced(face: FaceText, text: string): string {
  if (!face.name.startsWith('A-')) return text;
  const self = nameOfSelf({ ...face, types: face.types as readonly CardType[], abilities: [] });
  const original = escaped(shortName(face.name.slice(2)));
  const named = text.replace(new RegExp(`(^|: |\\. )${original}(?![\\p{L}-])`, 'gmu'), `$1${capitalise(self)}`);
  return named.replace(new RegExp(`(?<![\\p{L}-])${original}(?![\\p{L}-])`, 'gu'), self);
}

function correctlySpelt(face: FaceText, text: string): string {
  const self = nameOfSelf({ ...face, types: face.types as readonly CardType[], abilities: [] });
  return withoutMisspeltName(face, self, text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Replaces a legend's first name by its name up to the comma, which most legends' texts use: “Toma” for “Toma of the
 * Vale” (CR 201.5c).
 */
export function withOwnName(face: FaceText, text: string): string {
  const known = shortName(face.name);
  return inSingular(
    face,
    nicknames(face).reduce(
      (result, nickname) => {
        const rest = known.startsWith(`${nickname} `) ? `(?!${escaped(known.slice(nickname.length))})` : '';
        const notNamed = `(?<!\\b(?:named|create|an?|all|each) )`;
        const notEnd = known.endsWith(` ${nickname}`) ? `(?<!${escaped(known.slice(0, -nickname.length))})` : '';
        const alone = `(?! (?:(?:of|the) (?:the )?)?\\p{Lu})(?!'s \\p{Lu})(?! (?:planeswalker|emblem|cards?|permanent)s?\\b)`;
        return result.replace(
          new RegExp(`${notNamed}${notEnd}(?<![\\p{L}-])${escaped(nickname)}${rest}${alone}(?![\\p{L}-])`, 'gu'),
          known,
        );
      },
      correctlySpelt(face, ofRebalanced(face, text)),
    ),
  );
}

/**
 * A legend's text with singular verbs for it (CR 201.5), unless its name is that of two; and with its name where the
 * text has “this card”.
 */
function inSingular({ name, supertypes }: FaceText, text: string): string {
  if (!supertypes.includes('Legendary')) return text;
  const known = shortName(name);
  const named = text.replace(/\b(you (?:cycle|discard) )this card(?=,)/g, `$1${known}`);
  if (/ (?:and|&) /.test(known)) return named;
  return named.replace(new RegExp(`(?<=(?:Whenever|When|, ) ?${escaped(known)} )(enter|attack|get)\\b`, 'g'), '$1s');
}

const verbOfOne =
  /^(?:'s)? (?:enters|attacks|blocks|deals|dies|leaves|becomes|gets|gains|has|is|explores|fights|connives|loses)\b/;

/** Whether a text uses a singular verb for a legend with the name of two (CR 201.5). */
export function speaksOfOne({ name, supertypes, text }: FaceText): boolean {
  const known = shortName(name);
  if (!supertypes.includes('Legendary') || !/ (?:and|&) /.test(known)) return false;
  for (let at = text.indexOf(known); at >= 0; at = text.indexOf(known, at + known.length)) {
    if (verbOfOne.test(text.slice(at + known.length))) return true;
  }
  return false;
}
