import type { Filter, TriggerEvent } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { withArticle } from '../../english/words.js';
import { ordinal } from '../basics/ordinals.js';
import { readWhichTime, writeWhichTime } from './which-time.js';
import { readSubject, writeSubject } from './subjects.js';
import { addSubjectAsReferent } from './naming.js';
import { readWhile, writeWhile } from './while.js';

type Put = Extract<TriggerEvent, { on: 'counters are put' }>;
type Removed = Extract<TriggerEvent, { on: 'counters are removed' }>;

/** Reads the words up to “counter” or “counters”: the kind of counter, or no kind if there are no words. */
function readKind(reader: Reader, noun: 'counter' | 'counters'): { readonly counter?: string } | No {
  const words: string[] = [];
  while (reader.word !== noun) {
    if (words.length === 3 || reader.token.kind === 'end') return no;
    words.push(reader.next().text);
  }
  reader.next();
  return words.length === 0 ? {} : { counter: words.join(' ') };
}

function readWhere(reader: Reader): Filter | No {
  const subject = readSubject(reader);
  return subject === no || subject.oneOrMore ? no : subject.what;
}

const arePutOn = literally(' are put on ');
const isPutOn = literally(' is put on ');
const areRemoved = literally(' are removed from ');
const isRemoved = literally(' is removed from ');

function readOneOrMore(reader: Reader): TriggerEvent | No {
  if (literally('one or more ').read(reader) === no) return no;
  const kind = readKind(reader, 'counters');
  if (kind === no) return no;
  const put = reader.ahead(1) === 'put';
  if ((put ? arePutOn : areRemoved).read(reader) === no) return no;
  const what = readWhere(reader);
  if (what === no) return no;
  return put ? { on: 'counters are put', what, ...kind } : { on: 'counters are removed', what, ...kind };
}

/** “The fourth plan counter is put on this enchantment”, “the last counter is removed from it” (CR 122.7). */
function readNthOrLastCounter(reader: Reader): TriggerEvent | No {
  if (!reader.take('the')) return no;
  const last = reader.take('last');
  const nth = last ? 0 : ordinal.read(reader);
  if (nth === no) return no;
  const kind = readKind(reader, 'counter');
  if (kind === no || (last ? isRemoved : isPutOn).read(reader) === no) return no;
  const what = readWhere(reader);
  if (what === no) return no;
  return last
    ? { on: 'counters are removed', what, ...kind, last: true }
    : { on: 'counters are put', what, ...kind, reaches: nth };
}

/** “A +1/+1 counter is put on this creature”: triggers once for each counter (CR 603.2c). */
function readEach(reader: Reader): TriggerEvent | No {
  if (!reader.take('a') && !reader.take('an')) return no;
  const kind = readKind(reader, 'counter');
  if (kind === no) return no;
  const put = reader.ahead(1) === 'put';
  if ((put ? isPutOn : isRemoved).read(reader) === no) return no;
  const what = readWhere(reader);
  if (what === no) return no;
  return { on: put ? 'counters are put' : 'counters are removed', what, ...kind, each: true };
}

const youPut = literally('you put ');
const on = literally(' on ');

/** “You put one or more +1/+1 counters on a creature”, “you put a lore counter on a Saga”. */
function readYouPut(reader: Reader): TriggerEvent | No {
  if (youPut.read(reader) === no) return no;
  const each = reader.word === 'a' || reader.word === 'an';
  if (each) reader.next();
  else if (literally('one or more ').read(reader) === no) return no;
  const kind = readKind(reader, each ? 'counter' : 'counters');
  if (kind === no || on.read(reader) === no) return no;
  const what = readWhere(reader);
  return what === no ? no : { on: 'counters are put', what, ...kind, by: 'you', ...(each && { each }) };
}

/** Events in which counters are put on an object or removed from it. */
export function readCounterEvent(reader: Reader): TriggerEvent | No {
  const event = readEvent(reader);
  if (event === no) return no;
  addSubjectAsReferent(event, (event as Put).what, reader.scope);
  const whole = readWhile(event, reader);
  return whole === no ? no : readWhichTime(whole, reader);
}

function readEvent(reader: Reader): TriggerEvent | No {
  switch (reader.word) {
    case 'you':
      return readYouPut(reader);
    case 'the':
      return readNthOrLastCounter(reader);
    case 'a':
    case 'an':
      return readEach(reader);
    default:
      return readOneOrMore(reader);
  }
}

function kindOf({ counter }: Put | Removed, noun: string): string {
  return counter === undefined ? noun : `${counter} ${noun}`;
}

function writeEvent(event: Put | Removed, writer: Writer): boolean {
  if (event.on === 'counters are put' && event.by !== undefined) {
    if (event.by !== 'you' || event.reaches !== undefined || event.atLeast !== undefined) return false;
    writer.add('you put ');
    writer.add(event.each ? withArticle(kindOf(event, 'counter')) : `one or more ${kindOf(event, 'counters')}`);
    return writer.add(' on ') && writeSubject({ what: event.what }, writer);
  }
  if (event.on === 'counters are put' && event.reaches !== undefined) {
    if (typeof event.reaches !== 'number' || !writer.add('the ') || !ordinal.write(event.reaches, writer)) return false;
    writer.add(` ${kindOf(event, 'counter')} is put on `);
  } else if (event.on === 'counters are removed' && event.last) {
    writer.add(`the last ${kindOf(event, 'counter')} is removed from `);
  } else if (event.each) {
    if (event.on === 'counters are put' && event.atLeast !== undefined) return false;
    const counter = kindOf(event, 'counter');
    const verb = event.on === 'counters are put' ? 'put on' : 'removed from';
    writer.add(`${withArticle(counter)} is ${verb} `);
  } else {
    if (event.on === 'counters are put' && event.atLeast !== undefined) return false;
    writer.add(
      `one or more ${kindOf(event, 'counters')} are ${event.on === 'counters are put' ? 'put on' : 'removed from'} `,
    );
  }
  return writeSubject({ what: event.what }, writer);
}

export function writeCounterEvent(event: TriggerEvent, writer: Writer): boolean {
  if (event.on !== 'counters are put' && event.on !== 'counters are removed') return false;
  const from = writer.mark();
  if (writeNamed(event, writer)) return writeWhichTime(event, writer);
  writer.back(from);
  return (
    writeWhile(event, writer, (plain) => writeNamed(plain as Put | Removed, writer)) && writeWhichTime(event, writer)
  );
}

function writeNamed(event: Put | Removed, writer: Writer): boolean {
  if (!writeEvent(event, writer)) return false;
  addSubjectAsReferent(event, event.what, writer.scope);
  return true;
}
