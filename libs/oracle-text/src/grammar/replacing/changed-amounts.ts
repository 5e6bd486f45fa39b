import type { Amount } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import { oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { value } from '../basics/holes.js';
import { digits, numeral, x } from '../basics/numerals.js';
import { attempt, takes } from '../../syntax/attempt.js';

const that: Amount = { amount: 'that much' };

export function isThat(amount: Amount | undefined): boolean {
  return typeof amount === 'object' && amount.amount === 'that much' && amount.called === undefined;
}

function times(factor: Amount): Amount {
  return { amount: 'product', of: [factor, that] };
}

/** The factor: 2 for “twice that many”. */
export function factorOf(amount: Amount): number | undefined {
  if (typeof amount !== 'object' || amount.amount !== 'product' || !isThat(amount.of[1])) return undefined;
  const [factor] = amount.of;
  return typeof factor === 'number' ? factor : undefined;
}

const half: Amount = { amount: 'half', of: that, round: 'down' };

function isHalf(amount: Amount): boolean {
  return typeof amount === 'object' && amount.amount === 'half' && isThat(amount.of) && amount.round === 'down';
}

/** The number that “that many plus one” adds. */
function moreOf(amount: Amount, kind: 'sum' | 'difference'): Amount | undefined {
  if (typeof amount !== 'object' || amount.amount !== kind || !isThat(amount.of[0])) return undefined;
  return amount.of[1];
}

const often = [
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
] as const;

/** “Twice that many tokens”, “that many plus one tokens”, “half that many tokens”, “that many tokens minus one”. */
export function readMany(reader: Reader, things: (reader: Reader) => boolean): Amount | undefined {
  const found = often.find(([text]) => takes(reader, `${text} that many`));
  if (found !== undefined) return things(reader) ? times(found[1]) : undefined;
  if (takes(reader, 'half that many')) return things(reader) ? half : undefined;
  if (!takes(reader, 'that many')) return undefined;
  if (takes(reader, 'plus')) {
    const more = attempt(reader, numeral);
    return more === undefined || !things(reader) ? undefined : { amount: 'sum', of: [that, more] };
  }
  if (!things(reader)) return undefined;
  if (!takes(reader, 'minus')) return that;
  const less = attempt(reader, numeral);
  return less === undefined ? undefined : { amount: 'difference', of: [that, less] };
}

export function writeMany(amount: Amount, writer: Writer, things: string): boolean {
  const factor = factorOf(amount);
  if (factor !== undefined) {
    const found = often.find(([, number]) => number === factor);
    return found !== undefined && writer.add(`${found[0]} that many ${things}`);
  }
  if (isHalf(amount)) return writer.add(`half that many ${things}`);
  if (isThat(amount)) return writer.add(`that many ${things}`);
  const more = moreOf(amount, 'sum');
  if (typeof more === 'number') return writer.add(`that many plus ${numberWord(more)} ${things}`);
  const less = moreOf(amount, 'difference');
  return typeof less === 'number' && writer.add(`that many ${things} minus ${numberWord(less)}`);
}

/** Reads the rounding of “half”, which stands after “instead”. */
export function readRounding(reader: Reader, amount: Amount): boolean {
  return !isHalf(amount) || takes(reader, ', rounded down');
}

export function writeRounding(amount: Amount, writer: Writer): boolean {
  return !isHalf(amount) || writer.add(', rounded down');
}

/** “That many cards plus four”, “twice that many cards”. */
export function readManyCards(reader: Reader): Amount | undefined {
  const found = often.find(([text]) => takes(reader, `${text} that many cards`));
  if (found !== undefined) return times(found[1]);
  if (!takes(reader, 'that many cards plus')) return undefined;
  const more = attempt(reader, numeral);
  return more === undefined ? undefined : { amount: 'sum', of: [that, more] };
}

export function writeManyCards(amount: Amount, writer: Writer): boolean {
  const factor = factorOf(amount);
  if (factor !== undefined) {
    const found = often.find(([, number]) => number === factor);
    return found !== undefined && writer.add(`${found[0]} that many cards`);
  }
  const more = moreOf(amount, 'sum');
  return typeof more === 'number' && writer.add(`that many cards plus ${numberWord(more)}`);
}

const small: Syntax<Amount> = oneOf(digits, x);

/** “That much damage plus 1”, “half that damage, rounded down,”, “3 damage”, “damage equal to its power”. */
export function readMuch(reader: Reader, what: 'damage' | 'life'): Amount | undefined {
  if (takes(reader, `triple that ${what}`)) return times(3);
  if (takes(reader, `twice that much ${what}`)) return times(2);
  if (takes(reader, `half that ${what}, rounded down,`)) return half;
  if (takes(reader, `half that ${what}, rounded up,`)) return { amount: 'half', of: that, round: 'up' };
  if (takes(reader, `that much ${what} plus`)) {
    const more = attempt(reader, small);
    return more === undefined ? undefined : { amount: 'sum', of: [that, more] };
  }
  if (takes(reader, `that much ${what} minus`)) {
    const less = attempt(reader, small);
    return less === undefined ? undefined : { amount: 'difference', of: [that, less] };
  }
  if (takes(reader, `${what} equal to`)) return attempt(reader, value);
  const number = attempt(reader, digits);
  return number !== undefined && takes(reader, what) ? number : undefined;
}

export function writeMuch(amount: Amount, writer: Writer, what: 'damage' | 'life'): boolean {
  if (typeof amount === 'number') return writer.add(`${amount} ${what}`);
  const factor = factorOf(amount);
  if (factor !== undefined) {
    if (factor === 3) return writer.add(`triple that ${what}`);
    return factor === 2 && writer.add(`twice that much ${what}`);
  }
  if (amount.amount === 'half' && isThat(amount.of)) return writer.add(`half that ${what}, rounded ${amount.round},`);
  for (const [kind, word] of [
    ['sum', 'plus'],
    ['difference', 'minus'],
  ] as const) {
    const other = moreOf(amount, kind);
    if (other !== undefined) return writer.add(`that much ${what} ${word} `) && small.write(other, writer);
  }
  return writer.add(`${what} equal to `) && value.write(amount, writer);
}

/**
 * Reads the prevented part: “that damage”, “1 of that damage”, “all but 1 of that damage”, “half that damage, rounded
 * up”.
 */
export function readPrevented(reader: Reader): Amount | 'all' | undefined {
  if (takes(reader, 'that damage')) return 'all';
  if (takes(reader, 'half that damage, rounded up')) return { amount: 'half', of: that, round: 'up' };
  if (takes(reader, 'half that damage, rounded down')) return half;
  const but = takes(reader, 'all but');
  const number = attempt(reader, small);
  if (number === undefined || !takes(reader, 'of that damage')) return undefined;
  return but ? { amount: 'difference', of: [that, number] } : number;
}

export function writePrevented(amount: Amount | 'all', writer: Writer): boolean {
  if (amount === 'all') return writer.add('that damage');
  if (typeof amount === 'object' && amount.amount === 'half')
    return writer.add(`half that damage, rounded ${amount.round}`);
  const kept = moreOf(amount, 'difference');
  if (kept !== undefined) writer.add('all but ');
  return small.write(kept ?? amount, writer) && writer.add(' of that damage');
}
