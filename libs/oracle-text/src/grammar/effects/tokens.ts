import {
  type MoreTokens,
  type TokenDescription,
  type PredefinedTokenName,
  predefinedTokens,
  type Amount,
} from '@stacktrail/card-tree';
import { numberWord, withArticle } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import type { Writer } from '../../syntax/writer.js';
import { says } from '../../syntax/says.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import { onceForEach } from '../counts/counts.js';
import { namedObjects, value } from '../basics/holes.js';
import { readName } from '../basics/names.js';
import { numeral, x } from '../basics/numerals.js';
import { replacedBy } from './replaced-instructions.js';
import { twiceX } from '../counts/times-x.js';
import { thatMany } from '../counts/times.js';
import { verb } from '../basics/verbs.js';
import { isNamedFirst, readDescription, wordsOf, writeEnding, type Described } from './token-description.js';
import { acts, type EffectOf, type Predicate } from './predicate.js';

type Created = Pick<
  EffectOf<'create tokens'>,
  'count' | 'token' | 'size' | 'tapped' | 'attacking' | 'attachedTo' | 'also' | 'label' | 'ofThose'
>;

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
  return unknownMany.read(reader);
}

/** A number that is computed later: “X”, “that many”. */
const unknownMany = oneOf<Amount>(x, twiceX, thatMany);

const predefined = new Map(
  Object.keys(predefinedTokens).map((name) => [name.toLowerCase(), name as PredefinedTokenName]),
);

/** “Treasure”, “Wicked Role” (CR 111.10). */
function readPredefined(reader: Reader, many: boolean): PredefinedTokenName | No {
  const from = reader.mark();
  let words = '';
  for (let count = 0; count < 3 && /^\p{Lu}/u.test(reader.token.text); count++) {
    words += `${words === '' ? '' : ' '}${reader.next().word}`;
    const name = predefined.get(words);
    if (name !== undefined && reader.take(many ? 'tokens' : 'token')) return name;
  }
  reader.back(from);
  return no;
}

/** “1/1 white Soldier creature token with flying”, “Treasure tokens”: the tokens without their number. */
export function readTokens(reader: Reader, many: boolean): TokenDescription | PredefinedTokenName | No {
  const named = readPredefined(reader, many);
  if (named !== no) return named;
  const described = readDescription(reader, many);
  return described === no || described.size !== undefined ? no : described.token;
}

export function writeTokens(token: TokenDescription | PredefinedTokenName, many: boolean, writer: Writer): boolean {
  const noun = many ? 'tokens' : 'token';
  if (typeof token === 'string') return writer.add(`${token} ${noun}`);
  const words = wordsOf({ token }, writer);
  return words !== undefined && writer.add(`${words} ${noun}`) && writeEnding(token, many, writer);
}

/** A legend's name stands first: “Voja, a legendary 2/2 …”. */
function readLegend(reader: Reader): Described | No {
  const name = readName(reader);
  if (name === no || !reader.take(',') || !reader.take('a')) return no;
  const described = readDescription(reader, false, name);
  return described === no || !isNamedFirst(described.token) ? no : described;
}

type What = Pick<Created, 'token' | 'size'>;

function readWhat(reader: Reader, many: boolean): What | No {
  const named = readPredefined(reader, many);
  return named === no ? readDescription(reader, many) : { token: named };
}

const attackings: readonly (readonly [string, Pick<Created, 'tapped' | 'attacking'>])[] = [
  [" that's tapped and attacking", { tapped: true, attacking: true }],
  [' that are tapped and attacking', { tapped: true, attacking: true }],
  [" that's attacking", { attacking: true }],
  [' that are attacking', { attacking: true }],
];

function readAttacking(reader: Reader): Pick<Created, 'tapped' | 'attacking'> {
  const from = reader.mark();
  for (const [text, fields] of attackings) {
    if (literally(text).read(reader) !== no) return fields;
    reader.back(from);
  }
  return {};
}

const attachedTo = literally(' attached to ');

function readHost(reader: Reader): Pick<Created, 'attachedTo'> | No {
  const from = reader.mark();
  if (attachedTo.read(reader) === no) {
    reader.back(from);
    return {};
  }
  const objects = namedObjects.read(reader);
  return objects === no ? no : { attachedTo: objects };
}

/** Later words can call them “it” and “that token”, and “that creature” unless they are known to be none. */
function nameThem(label: string, several: boolean, token: Created['token'], scope: Scope): void {
  const known = typeof token === 'string' ? predefinedTokens[token] : token;
  const isCreature = known === undefined || 'card' in known || known.types.includes('Creature');
  scope.name({ objects: 'result', label }, several, isCreature ? ['token', 'creature'] : ['token']);
}

const ofThose = literally(' of those tokens');

/** “Create four of those tokens instead”: tokens as the replaced instruction would have created. */
function readThoseTokens(reader: Reader): Created | No {
  const replaced = replacedBy(reader, 'create tokens');
  const count = replaced === undefined ? no : readCount(reader);
  if (count === no || count === 'number' || count === 1 || ofThose.read(reader) === no) return no;
  const { do: _, who: __, ...such } = replaced!;
  const label = reader.scope.newLabel('tokens');
  nameThem(label, true, such.token, reader.scope);
  return { ...such, count, label, ofThose: true };
}

function readCreated(reader: Reader): Created | No {
  const start = reader.mark();
  const legend = readLegend(reader);
  if (legend !== no) {
    const label = reader.scope.newLabel('tokens');
    nameThem(label, false, legend.token, reader.scope);
    return { count: 1, ...legend, label };
  }
  reader.back(start);
  const count = readCount(reader);
  if (count === no) return no;
  const tapped = reader.take('tapped');
  const what = readWhat(reader, count !== 1);
  if (what === no || (typeof what.token === 'object' && 'card' in what.token)) return no;
  if (typeof what.token === 'object' && isNamedFirst(what.token)) return no;
  const attacking = tapped ? {} : readAttacking(reader);
  const host = readHost(reader);
  if (host === no) return no;
  const label = reader.scope.newLabel('tokens');
  const number = readNumber(reader, count);
  if (number === no) return no;
  nameThem(label, number !== 1, what.token, reader.scope);
  return { count: number, ...what, ...(tapped ? { tapped } : {}), ...attacking, ...host, label };
}

/** Reads the number after the tokens: “for each creature you control”, “equal to its power”. */
function readNumber(reader: Reader, count: Amount | 'number'): Amount | No {
  if (count === 'number') return equalTo.read(reader) === no ? no : value.read(reader);
  if (count !== 1) return count;
  const from = reader.mark();
  const each = onceForEach.read(reader);
  if (each !== no) return each;
  reader.back(from);
  return count;
}

/** Writes the number before the tokens, and returns the function that writes the part of it after them. */
function writeFront(count: Amount, words: string, writer: Writer): (() => boolean) | undefined {
  if (count === 1) return writer.add(withArticle(`${words} token`)) ? () => true : undefined;
  if (typeof count === 'number') {
    return writer.add(`${numberWord(count)} ${words} tokens`) ? () => true : undefined;
  }
  if (count.amount === 'product' && count.of[0] !== 2) {
    writer.add(withArticle(`${words} token`));
    return () => onceForEach.write(count, writer);
  }
  const from = writer.mark();
  if (unknownMany.write(count, writer)) return writer.add(` ${words} tokens`) ? () => true : undefined;
  writer.back(from);
  writer.add(`a number of ${words} tokens`);
  return () => equalTo.write({}, writer) && value.write(count, writer);
}

function writeAttacking(
  { tapped, attacking }: Pick<Created, 'tapped' | 'attacking'>,
  many: boolean,
  writer: Writer,
): boolean {
  if (!attacking) return true;
  return writer.add(` ${many ? 'that are' : "that's"} ${tapped ? 'tapped and ' : ''}attacking`);
}

function writeSuch({ count, label, token }: Created, writer: Writer): boolean {
  const counts = typeof count === 'number' ? writer.add(numberWord(count)) : x.write(count, writer);
  if (label !== undefined) nameThem(label, true, token, writer.scope);
  return counts && ofThose.write({}, writer);
}

/** Writes one kind of tokens. Returns the function that writes the part of the number that stands last. */
function writeKind(kind: MoreTokens, writer: Writer): (() => boolean) | undefined {
  const { count, token, size, tapped, attacking } = kind;
  const words = typeof token === 'string' ? token : wordsOf({ token, ...(size && { size }) }, writer);
  if (words === undefined) return undefined;
  const many = count !== 1 && !(typeof count === 'object' && count.amount === 'product' && count.of[0] !== 2);
  const end = writeFront(count, tapped && !attacking ? `tapped ${words}` : words, writer);
  if (end === undefined || (typeof token === 'object' && !writeEnding(token, many, writer))) return undefined;
  return writeAttacking(kind, many, writer) ? end : undefined;
}

function writeCreated(created: Created, writer: Writer): boolean {
  if (created.ofThose) return writeSuch(created, writer);
  const { count, token, size, tapped, attacking, attachedTo: host, label } = created;
  if (typeof token === 'object' && 'card' in token) return false;
  if (typeof token === 'object' && isNamedFirst(token)) {
    const kind = count === 1 && !tapped && !attacking && host === undefined ? wordsOf({ token }, writer) : undefined;
    if (kind === undefined || label === undefined || size !== undefined) return false;
    writer.add(`${token.name}, ${withArticle(kind)} token`);
    nameThem(label, false, token, writer.scope);
    return writeEnding(token, false, writer);
  }
  const end = writeKind(
    { count, token, ...(size && { size }), ...(tapped && { tapped }), ...(attacking && { attacking }) },
    writer,
  );
  if (end === undefined) return false;
  if (host !== undefined && !(attachedTo.write({}, writer) && namedObjects.write(host, writer))) return false;
  if (!end()) return false;
  if (label !== undefined) nameThem(label, count !== 1, token, writer.scope);
  return true;
}

function readMore(reader: Reader): MoreTokens | No {
  const count = readCount(reader);
  if (count === no || count === 'number') return no;
  const tapped = reader.take('tapped');
  const what = readWhat(reader, count !== 1);
  if (what === no || (typeof what.token === 'object' && ('card' in what.token || isNamedFirst(what.token)))) return no;
  const { token, size } = what;
  return {
    count,
    token,
    ...(size && { size }),
    ...(tapped ? { tapped: true as const } : readAttacking(reader)),
  };
}

function writeMore(more: MoreTokens, writer: Writer): boolean {
  const { token, count } = more;
  if (typeof token === 'object' && isNamedFirst(token)) return false;
  if (typeof count === 'object' && count.amount !== 'X') return false;
  return writeKind(more, writer) !== undefined;
}

const moreTokens: Syntax<MoreTokens> = { begins: null, read: readMore, write: writeMore };

/** “, a Food token, and a Treasure token”, “ and a Treasure token”, after the first. */
const more: Syntax<readonly MoreTokens[]> = {
  begins: new Set([',', 'and']),
  read(reader) {
    const found: MoreTokens[] = [];
    for (;;) {
      const comma = reader.take(',');
      const last = reader.take('and');
      if (!(comma || last) || (last && comma !== found.length > 0)) return no;
      const next = moreTokens.read(reader);
      if (next === no) return no;
      found.push(next);
      if (last) return found;
    }
  },
  write: (all, writer) =>
    all.every((one, i) => {
      const last = i === all.length - 1;
      writer.add(last ? (all.length > 1 ? ', and ' : ' and ') : ', ');
      return moreTokens.write(one, writer);
    }),
};

/** One kind of tokens, or several that are created at the same time. */
function readKinds(reader: Reader): Created | No {
  const first = readCreated(reader);
  if (first === no) return no;
  const also = reader.may<readonly MoreTokens[] | null>(more, null);
  if (also === null) return first;
  const isPlain = typeof first.count === 'number' || first.count.amount === 'X';
  if (first.attachedTo !== undefined || !isPlain) return no;
  nameThem(first.label!, true, first.token, reader.scope);
  return { ...first, also };
}

const created: Syntax<Created> = {
  begins: null,
  read: (reader) => reader.any([{ read: readThoseTokens }, { read: readKinds }]),
  write(value, writer) {
    const { also, ...first } = value;
    if (!writeCreated(first, writer)) return false;
    if (also === undefined) return true;
    if (!more.write(also, writer)) return false;
    if (value.label !== undefined) nameThem(value.label, true, first.token, writer.scope);
    return true;
  },
};

/** Instructions that create tokens (CR 701.7). */
export const tokenPredicates: readonly Predicate[] = [
  acts(says<EffectOf<'create tokens'>>({ do: 'create tokens' })`${verb('create')} ${created}`),
];
