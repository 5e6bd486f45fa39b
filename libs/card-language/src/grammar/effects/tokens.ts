import type { CardType, Supertype } from '../../card-types.js';
import { cardTypes, supertypes } from '../../card-types.js';
import type { TokenDescription } from '../../effects.js';
import type { PredefinedTokenName } from '../../predefined-token-names.js';
import { predefinedTokens } from '../../predefined-tokens.js';
import type { Amount } from '../../amounts.js';
import type { Speaker } from '../../printer/context.js';
import { list, numberWord, withArticle } from '../../printer/english.js';
import { colorWords } from '../../printer/symbols.js';
import type { Reader } from '../../syntax/reader.js';
import type { Writer } from '../../syntax/writer.js';
import { says } from '../../syntax/says.js';
import { literally, no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Color } from '../../symbols.js';
import { colorList } from '../colors.js';
import { onceForEach } from '../counts.js';
import { grantedAbilities } from '../granted.js';
import { value } from '../holes.js';
import { kindOfWord } from '../kinds.js';
import { numeral, x } from '../numerals.js';
import { verb } from '../verbs.js';
import { acts, type Doing, type Predicate } from './predicate.js';

type Created = Pick<Doing<'create tokens'>, 'count' | 'token' | 'tapped' | 'attacking' | 'label'>;

const typeOf = new Map<string, CardType>(cardTypes.map((type) => [type.toLowerCase(), type]));
const supertypeOf = new Map<string, Supertype>(supertypes.map((type) => [type.toLowerCase(), type]));

const aNumberOf = literally('a number of ');
const equalTo = literally(' equal to ');

function readCount(reader: Reader): Amount | 'number' | No {
  const start = reader.mark();
  if (aNumberOf.read(reader) !== no) return 'number';
  reader.back(start);
  if (reader.take('a') || reader.take('an')) return 1;
  const from = reader.mark();
  const number = numeral.read(reader);
  if (number !== no) return number;
  reader.back(from);
  return x.read(reader);
}

/** “1/1 white Soldier creature token with flying”. */
function readToken(reader: Reader, many: boolean): TokenDescription | No {
  const found: Supertype[] = [];
  for (let word = supertypeOf.get(reader.word); word !== undefined; word = supertypeOf.get(reader.word)) {
    found.push(word);
    reader.next();
  }
  if (reader.token.kind !== 'power/toughness') return no;
  const size = /^(\d+)\/(\d+)$/.exec(reader.next().word);
  if (size === null) return no;
  const colors: readonly Color[] | No = reader.take('colorless') ? [] : colorList.read(reader);
  if (colors === no) return no;
  const subtypes: string[] = [];
  const types: CardType[] = [];
  for (;;) {
    const type = typeOf.get(reader.word);
    const kind = kindOfWord(reader.word)?.kind;
    if (type !== undefined) types.push(type);
    else if (kind?.filter.is === 'subtype' && types.length === 0) subtypes.push(kind.filter.subtype);
    else break;
    reader.next();
  }
  if (!types.includes('Creature') || subtypes.length === 0 || !reader.take(many ? 'tokens' : 'token')) return no;
  const name = `${subtypes.join(' ')} Token`;
  const plain = {
    name,
    colors,
    supertypes: found,
    types,
    subtypes,
    power: Number(size[1]),
    toughness: Number(size[2]),
  };
  const from = reader.mark();
  if (!reader.take('with')) return { ...plain, abilities: [] };
  reader.scope.grantee = speakerOf(plain);
  const abilities = grantedAbilities.read(reader);
  reader.scope.grantee = null;
  if (abilities !== no) return { ...plain, abilities };
  reader.back(from);
  return { ...plain, abilities: [] };
}

function speakerOf({ types, subtypes }: Pick<TokenDescription, 'types' | 'subtypes'>): Speaker {
  return { name: '', types, subtypes, supertypes: [], abilities: [] };
}

function sayToken(token: TokenDescription): string | undefined {
  if (token.power === undefined || token.name !== `${token.subtypes.join(' ')} Token`) return undefined;
  return [
    ...token.supertypes.map((word) => word.toLowerCase()),
    `${token.power}/${token.toughness}`,
    token.colors.length === 0 ? 'colorless' : list(token.colors.map((color) => colorWords[color])),
    ...token.subtypes,
    ...token.types.map((type) => type.toLowerCase()),
  ].join(' ');
}

const predefined = new Map(
  Object.keys(predefinedTokens).map((name) => [name.toLowerCase(), name as PredefinedTokenName]),
);

/** “Treasure” (CR 111.10). */
function readPredefined(reader: Reader, many: boolean): PredefinedTokenName | No {
  const name = predefined.get(reader.word);
  if (name === undefined || !/^\p{Lu}/u.test(reader.token.text)) return no;
  reader.next();
  return reader.take(many ? 'tokens' : 'token') ? name : no;
}

/** “1/1 white Soldier creature token with flying”, “Treasure tokens”: without how many. */
export function readTokens(reader: Reader, many: boolean): TokenDescription | PredefinedTokenName | No {
  const from = reader.mark();
  const named = readPredefined(reader, many);
  if (named !== no) return named;
  reader.back(from);
  return readToken(reader, many);
}

export function writeTokens(token: TokenDescription | PredefinedTokenName, many: boolean, writer: Writer): boolean {
  const kind = typeof token === 'string' ? token : sayToken(token);
  if (kind === undefined || !writer.add(`${kind} ${many ? 'tokens' : 'token'}`)) return false;
  if (typeof token === 'string' || token.abilities.length === 0) return true;
  writer.scope.grantee = speakerOf(token);
  const could = writer.add(' with ') && grantedAbilities.write(token.abilities, writer);
  writer.scope.grantee = null;
  return could;
}

const created: Syntax<Created> = {
  begins: null,
  read(reader) {
    const count = readCount(reader);
    if (count === no) return no;
    const tapped = reader.take('tapped');
    const many = count !== 1;
    const from = reader.mark();
    let token: Created['token'] | No = readPredefined(reader, many);
    if (token === no) {
      reader.back(from);
      token = readToken(reader, many);
    }
    if (token === no) return no;
    const label = reader.scope.newLabel('tokens');
    const here = reader.mark();
    const each = count === 1 ? onceForEach.read(reader) : no;
    if (each === no) reader.back(here);
    const equal = count === 'number' && equalTo.read(reader) !== no ? value.read(reader) : no;
    if (count === 'number' && equal === no) return no;
    const number = equal !== no ? equal : each === no ? (count as Amount) : each;
    reader.scope.name({ objects: 'result', label }, number !== 1, ['token', 'creature']);
    return { count: number, token, ...(tapped ? { tapped } : {}), label };
  },
  write({ count, token, tapped, attacking, label }, writer) {
    if (attacking || (typeof token === 'object' && 'card' in token)) return false;
    const kind = typeof token === 'string' ? token : sayToken(token);
    if (kind === undefined) return false;
    const words = tapped ? `tapped ${kind}` : kind;
    const forEachOf = typeof count === 'object' && count.amount === 'product' ? count : undefined;
    const equal = typeof count === 'object' && count.amount !== 'X' && forEachOf === undefined ? count : undefined;
    if (equal !== undefined) writer.add(`a number of ${words} tokens`);
    else if (count === 1 || forEachOf !== undefined) writer.add(withArticle(`${words} token`));
    else if (typeof count === 'number') writer.add(`${numberWord(count)} ${words} tokens`);
    else if (x.write(count, writer)) writer.add(` ${words} tokens`);
    else return false;
    if (label !== undefined) writer.scope.name({ objects: 'result', label }, count !== 1, ['token', 'creature']);
    const abilities = typeof token === 'string' ? [] : token.abilities;
    const end = (): boolean => {
      if (equal !== undefined) return equalTo.write({}, writer) && value.write(equal, writer);
      return forEachOf === undefined || onceForEach.write(forEachOf, writer);
    };
    if (abilities.length === 0) return end();
    writer.scope.grantee = typeof token === 'string' ? null : speakerOf(token);
    const could = writer.add(' with ') && grantedAbilities.write(abilities, writer);
    writer.scope.grantee = null;
    return could && end();
  },
};

/** CR 701.7. */
export const tokenPredicates: readonly Predicate[] = [
  acts(says<Doing<'create tokens'>>({ do: 'create tokens' })`${verb('create')} ${created}`),
];
