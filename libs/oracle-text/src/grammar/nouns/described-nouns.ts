import {
  type CardType,
  cardTypes,
  type Color,
  colorWords,
  isSameTree,
  type Supertype,
  supertypes,
} from '@stacktrail/card-tree';
import { list, pluralise, withArticle } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { colorList } from '../basics/colors.js';
import { kindOfWord } from '../basics/kinds.js';

/** The types, subtypes and colors of a noun phrase, without size and abilities. */
export interface Noun {
  readonly supertypes: readonly Supertype[];
  readonly colors: readonly Color[] | null;
  readonly subtypes: readonly string[];
  readonly types: readonly CardType[];
}

const typeOf = new Map<string, CardType>(cardTypes.map((type) => [type.toLowerCase(), type]));
const manyOf = new Map<string, CardType>(cardTypes.map((type) => [pluralise(type.toLowerCase()), type]));
const supertypeOf = new Map<string, Supertype>(supertypes.map((type) => [type.toLowerCase(), type]));
const everyColor: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];
const allColors = literally('all colors');

export function isMany({ subject }: Scope): boolean {
  return subject?.plural === true;
}

function readColors(reader: Reader): readonly Color[] | null {
  if (reader.take('colorless')) return [];
  const from = reader.mark();
  if (allColors.read(reader) !== no) return everyColor;
  reader.back(from);
  const colors = colorList.read(reader);
  if (colors !== no) return colors;
  reader.back(from);
  return null;
}

/** “A blue Frog creature”, “artifact creatures”, “Forests”; without a noun “blue”, “legendary”. */
export function readNoun(reader: Reader): Noun | No {
  const many = isMany(reader.scope);
  const article = !many && (reader.take('a') || reader.take('an'));
  const found: Supertype[] = [];
  for (let one = supertypeOf.get(reader.word); one !== undefined; one = supertypeOf.get(reader.word)) {
    found.push(one);
    reader.next();
  }
  const colors = readColors(reader);
  const types: CardType[] = [];
  const subtypes: string[] = [];
  let plural = false;
  while (!plural) {
    const { word } = reader;
    const type = typeOf.get(word) ?? (many ? manyOf.get(word) : undefined);
    const kind = kindOfWord(word);
    if (type !== undefined) {
      types.push(type);
      plural = many && word !== type.toLowerCase();
    } else if (kind?.kind.filter.is === 'subtype' && types.length === 0 && /^\p{Lu}/u.test(reader.token.text)) {
      const { subtype } = kind.kind.filter;
      subtypes.push(subtype);
      plural = many && kind.kind.one !== kind.kind.many && word === kind.kind.many.toLowerCase();
    } else break;
    reader.next();
  }
  const isNoun = types.length + subtypes.length > 0;
  if (!isNoun && colors === null && found.length === 0) return no;
  return article === (isNoun && !many) ? { supertypes: found, colors, subtypes, types } : no;
}

export function writeNoun(noun: Noun, writer: Writer): boolean {
  const words = [...noun.subtypes, ...noun.types.map((type) => type.toLowerCase())];
  const many = isMany(writer.scope);
  const last = words.pop();
  const colors = noun.colors;
  const color =
    colors === null
      ? []
      : colors.length === 0
        ? ['colorless']
        : [isSameTree(colors, everyColor) ? 'all colors' : list(colors.map((one) => colorWords[one]))];
  const before = [...noun.supertypes.map((one) => one.toLowerCase()), ...color];
  if (last === undefined) return before.length > 0 && writer.add(before.join(' '));
  const whole = [...before, ...words, many ? pluralise(last) : last].join(' ');
  return writer.add(many ? whole : withArticle(whole));
}
