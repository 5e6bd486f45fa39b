import {
  type Ability,
  type Amount,
  cardTypes,
  supertypes,
  type CardType,
  type Supertype,
  type TokenDescription,
  colorWords,
  type Color,
} from '@stacktrail/card-tree';
import type { TextSource } from '../../english/text-source.js';
import { list } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { listed } from '../../syntax/listed.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { colorList } from '../basics/colors.js';
import { grantedAbility } from '../basics/holes.js';
import { enchant } from '../keywords/enchanting.js';
import { kindOfWord } from '../basics/kinds.js';
import { readName } from '../basics/names.js';
import { x } from '../basics/numerals.js';

/** A token, and its size if that is computed as it is created: “an X/X green Ooze creature token”. */
export interface Described {
  readonly token: TokenDescription;
  readonly size?: { readonly power: Amount; readonly toughness: Amount };
}

const typeOf = new Map<string, CardType>(cardTypes.map((type) => [type.toLowerCase(), type]));
const supertypeOf = new Map<string, Supertype>(supertypes.map((type) => [type.toLowerCase(), type]));
const everyColor: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

function readSupertypes(reader: Reader): readonly Supertype[] {
  const found: Supertype[] = [];
  for (let word = supertypeOf.get(reader.word); word !== undefined; word = supertypeOf.get(reader.word)) {
    found.push(word);
    reader.next();
  }
  return found;
}

type Size = Pick<TokenDescription, 'power' | 'toughness'> & { readonly counted?: Described['size'] };

const unknown: Amount = { amount: 'X' };

/** Reads “2/2” or “X/X”; no words if the token has no power and toughness, or abilities define them. */
function readSize(reader: Reader): Size | No {
  if (reader.token.kind !== 'power/toughness') return {};
  const [power, toughness] = reader.next().word.toUpperCase().split('/');
  const part = (text: string | undefined): Amount | undefined =>
    text === 'X' ? unknown : /^\d+$/.test(text ?? '') ? Number(text) : undefined;
  const [first, second] = [part(power), part(toughness)];
  if (first === undefined || second === undefined) return no;
  if (typeof first === 'number' && typeof second === 'number') return { power: first, toughness: second };
  return { counted: { power: first, toughness: second } };
}

/** Reads the colors before the types; `null` if they stand later, or aren't named. */
function readColors(reader: Reader): readonly Color[] | null {
  if (reader.take('colorless')) return [];
  const from = reader.mark();
  const found = colorList.read(reader);
  if (found !== no) return found;
  reader.back(from);
  return null;
}

function readTypes(reader: Reader): Pick<TokenDescription, 'types' | 'subtypes'> {
  const subtypes: string[] = [];
  const types: CardType[] = [];
  for (;;) {
    const type = typeOf.get(reader.word);
    const kind = kindOfWord(reader.word)?.kind;
    if (type !== undefined) types.push(type);
    else if (kind?.filter.is === 'subtype' && types.length === 0) subtypes.push(kind.filter.subtype);
    else return { types, subtypes };
    reader.next();
  }
}

const allColors = ["that's all colors", 'that are all colors'];
const ofColors = ["that's ", 'that are '];

/** “That's all colors”, “that are red, green, and white”. */
function readColorsBehind(reader: Reader): readonly Color[] | null {
  const from = reader.mark();
  for (const text of allColors) {
    if (literally(text).read(reader) !== no) return everyColor;
    reader.back(from);
  }
  for (const text of ofColors) {
    if (literally(text).read(reader) !== no) {
      const found = colorList.read(reader);
      if (found !== no && found.length > 2) return found;
    }
    reader.back(from);
  }
  return null;
}

/** Whether an ability defines power and toughness; then no size is printed (CR 208.2a). */
function definesItsSize(abilities: readonly Ability[]): boolean {
  return abilities.some(
    (ability) =>
      ability.kind === 'static' && ability.effects.some((effect) => effect.static === 'defines power and toughness'),
  );
}

/**
 * The source of the text of a token's abilities. For an Aura, it includes the enchant ability, because other abilities
 * refer to what it enchants.
 */
function textSourceOf(
  { types, subtypes }: Pick<TokenDescription, 'types' | 'subtypes'>,
  abilities: readonly Ability[] = [],
): TextSource {
  const enchants = abilities.filter((ability) => ability.kind === 'keyword' && ability.keyword === 'enchant');
  return { name: '', types, subtypes, supertypes: [], abilities: enchants };
}

const tokenAbilities: Syntax<readonly Ability[]> = listed(
  oneOf<Ability>(enchant as Syntax<object> as Syntax<Ability>, grantedAbility),
  'and',
);

function readAbilities(reader: Reader, textSource: TextSource): readonly Ability[] | No {
  const from = reader.mark();
  const enchants = reader.word === 'enchant' ? enchant.read(reader) : no;
  reader.back(from);
  reader.scope.grantee = enchants === no ? textSource : textSourceOf(textSource, [enchants]);
  const abilities = tokenAbilities.read(reader);
  reader.scope.grantee = null;
  return abilities;
}

interface Ending {
  name?: string;
  abilities?: readonly Ability[];
  colors?: readonly Color[];
}

/** Reads “with flying”, “named …”, “that's all colors”, in any order, each at most once. */
function readEnding(reader: Reader, textSource: TextSource): Ending {
  const ending: Ending = {};
  for (;;) {
    const from = reader.mark();
    if (ending.abilities === undefined && reader.take('with')) {
      const abilities = readAbilities(reader, textSource);
      if (abilities !== no) {
        ending.abilities = abilities;
        continue;
      }
    } else if (ending.name === undefined && reader.take('named')) {
      const name = readName(reader);
      if (name !== no) {
        ending.name = name;
        continue;
      }
    } else if (ending.colors === undefined) {
      const colors = readColorsBehind(reader);
      if (colors !== null) {
        ending.colors = colors;
        continue;
      }
    }
    reader.back(from);
    return ending;
  }
}

/**
 * “1/1 white Soldier creature token with flying”.
 * @param named the name that stands before the description of a legend
 */
export function readDescription(reader: Reader, many: boolean, named?: string): Described | No {
  const found = readSupertypes(reader);
  const size = readSize(reader);
  if (size === no) return no;
  const before = readColors(reader);
  const kinds = readTypes(reader);
  if (kinds.types.length === 0 || !reader.take(many ? 'tokens' : 'token')) return no;
  const ending = readEnding(reader, textSourceOf(kinds));
  const { abilities = [] } = ending;
  const colors = before ?? ending.colors;
  const name = named ?? ending.name ?? (kinds.subtypes.length > 0 ? `${kinds.subtypes.join(' ')} Token` : undefined);
  if (name === undefined || colors === undefined || (before !== null && ending.colors !== undefined)) return no;
  const { counted, ...plain } = size;
  const sizeless = plain.power === undefined && counted === undefined;
  if (sizeless && kinds.types.includes('Creature') && !definesItsSize(abilities)) return no;
  const token: TokenDescription = { name, colors, supertypes: found, ...kinds, ...plain, abilities };
  return counted === undefined ? { token } : { token, size: counted };
}

/** Whether the name stands before the description, as for legends: “Voja, a legendary 2/2 …”. */
export function isNamedFirst({ name, supertypes: found, subtypes }: TokenDescription): boolean {
  return found.includes('Legendary') && name !== `${subtypes.join(' ')} Token`;
}

function sizeWords({ token, size }: Described, writer: Writer): string | undefined {
  const { power, toughness } = token;
  if (size === undefined) return power === undefined ? '' : `${power}/${toughness} `;
  const part = (amount: Amount): string | undefined => {
    if (typeof amount === 'number') return String(amount);
    return writer.capture(() => x.write(amount, writer));
  };
  const [first, second] = [part(size.power), part(size.toughness)];
  return first === undefined || second === undefined ? undefined : `${first}/${second} `;
}

/** The words before “token”: “1/1 white Soldier creature”. */
export function wordsOf(described: Described, writer: Writer): string | undefined {
  const { supertypes: found, colors, subtypes, types } = described.token;
  const size = sizeWords(described, writer);
  if (size === undefined) return undefined;
  const color =
    colors.length > 2 ? [] : [colors.length === 0 ? 'colorless' : list(colors.map((one) => colorWords[one]))];
  const kinds = [...color, ...subtypes, ...types.map((type) => type.toLowerCase())];
  return `${found.map((word) => `${word.toLowerCase()} `).join('')}${size}${kinds.join(' ')}`;
}

/** Writes the words after “token”. */
export function writeEnding(token: TokenDescription, many: boolean, writer: Writer): boolean {
  const { name, subtypes, colors, abilities } = token;
  const named = name === `${subtypes.join(' ')} Token` || isNamedFirst(token) ? '' : ` named ${name}`;
  // Keywords stand before the name, quotations after it; an Aura's keywords stand after it, too.
  const first = !subtypes.includes('Aura') && abilities.every(({ kind }) => kind === 'keyword');
  if (!first) writer.add(named);
  if (abilities.length > 0) {
    writer.scope.grantee = textSourceOf(token, abilities);
    const could = writer.add(' with ') && tokenAbilities.write(abilities, writer);
    writer.scope.grantee = null;
    if (!could) return false;
  }
  if (first) writer.add(named);
  if (colors.length < 3) return true;
  const of = colors.length === everyColor.length ? 'all colors' : list(colors.map((one) => colorWords[one]));
  return writer.add(` ${many ? 'that are' : "that's"} ${of}`);
}
