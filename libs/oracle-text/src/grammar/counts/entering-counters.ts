import type { Amount, EntersModification } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, oneOf, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { forEach } from './counts.js';
import { value } from '../basics/holes.js';
import { numeral, x } from '../basics/numerals.js';
import { twiceX } from './times-x.js';

/** The counters that a permanent enters with, and whether the text says “additional”. */
export type EnteringCounters = Pick<
  Extract<EntersModification, { readonly enters: 'with counters' }>,
  'counter' | 'count' | 'additional' | 'numberOf'
>;

const equalTo = literally(' equal to ');
const someX = oneOf<Amount>(x, twiceX);
const numberOf = literally('a number of ');

/** “+1/+1 counter”, “first strike counters”: the kind of counters. */
function readKind(reader: Reader, noun: 'counter' | 'counters'): string | No {
  const kind: string[] = [];
  while (reader.word !== noun) {
    const { kind: token } = reader.token;
    if (kind.length === 2 || (token !== 'word' && token !== 'power/toughness')) return no;
    kind.push(reader.next().text);
  }
  reader.next();
  return kind.length === 0 ? no : kind.join(' ');
}

function readOnIt(reader: Reader): boolean {
  return reader.take('on') && (reader.take('it') || reader.take('them'));
}

function writeOnIt(writer: Writer): boolean {
  return writer.add(writer.scope.subject?.plural === true ? ' on them' : ' on it');
}

function readNumberOf(reader: Reader): EnteringCounters | No {
  if (numberOf.read(reader) === no) return no;
  const additional = reader.take('additional');
  const counter = readKind(reader, 'counters');
  if (counter === no || !readOnIt(reader) || equalTo.read(reader) === no) return no;
  const count = value.read(reader);
  if (count === no) return no;
  return { counter, count, ...(additional && { additional }), ...(perEach(count) !== undefined && { numberOf: true }) };
}

function readCounted(reader: Reader): EnteringCounters | No {
  const one = reader.take('a') || reader.take('an');
  const number: Amount | No = one
    ? 1
    : reader.word === 'x' || reader.word === 'twice'
      ? someX.read(reader)
      : numeral.read(reader);
  if (number === no) return no;
  const additional = reader.take('additional');
  const counter = readKind(reader, number === 1 ? 'counter' : 'counters');
  if (counter === no || !readOnIt(reader)) return no;
  const more = additional ? { additional: true as const } : {};
  const from = reader.mark();
  const each = typeof number === 'number' ? forEach.read(reader) : no;
  if (each !== no) {
    const count: Amount = number === 1 ? each : { amount: 'product', of: [each, number] };
    return { counter, count, ...more };
  }
  reader.back(from);
  return { counter, count: number, ...more };
}

/** The number for each counted thing, and the count; `undefined` if the amount isn't such a product. */
function perEach(count: Amount): { readonly number: number; readonly each: Amount } | undefined {
  if (typeof count === 'number' || count.amount === 'X') return undefined;
  if (count.amount !== 'product') return { number: 1, each: count };
  const [each, number] = count.of;
  return count.of.length === 2 && each !== undefined && typeof number === 'number' && number > 1
    ? { number, each }
    : undefined;
}

function writeNumber(count: number, thing: string, additional: string, writer: Writer): boolean {
  if (count !== 1) return writer.add(`${numberWord(count)} ${additional}${thing}s`);
  return writer.add(`${/^[aeiou]/i.test(additional + thing) ? 'an' : 'a'} ${additional}${thing}`);
}

/** “A +1/+1 counter on it for each creature you control”, “two additional charge counters on it”. */
export const enteringCounters: Syntax<EnteringCounters> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    const found = readNumberOf(reader);
    if (found !== no) return found;
    reader.back(from);
    return readCounted(reader);
  },
  write({ counter, count, additional, numberOf: asNumber }, writer) {
    const more = additional ? 'additional ' : '';
    const thing = `${counter} counter`;
    const onIt = (): boolean => writeOnIt(writer);
    if (typeof count === 'number') return writeNumber(count, thing, more, writer) && onIt();
    const start = writer.mark();
    if (someX.write(count, writer)) return writer.add(` ${more}${thing}s`) && onIt();
    writer.back(start);
    const each = asNumber ? undefined : perEach(count);
    const from = writer.mark();
    if (
      each !== undefined &&
      writeNumber(each.number, thing, more, writer) &&
      onIt() &&
      forEach.write(each.each, writer)
    )
      return true;
    writer.back(from);
    return (
      writer.add(`a number of ${more}${thing}s`) && onIt() && equalTo.write({}, writer) && value.write(count, writer)
    );
  },
};
