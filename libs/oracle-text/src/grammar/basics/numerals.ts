import type { Amount } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import { no, oneOf, type Syntax } from '../../syntax/syntax.js';

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

/** A number in digits. */
export const digits: Syntax<Amount> = {
  begins: { has: isNumber },
  read: (reader) => (reader.token.kind === 'number' ? Number(reader.next().word) : no),
  write: (number, writer) => typeof number === 'number' && number >= 0 && writer.add(String(number)),
};

const numbers = new Map(Array.from({ length: 51 }, (_, number) => [numberWord(number), number]));

/** The words for numbers: “two”. */
export const numberWords: ReadonlySet<string> = new Set(numbers.keys());

/** A number as cards write it when they count things: “two”. */
export const numeral: Syntax<Amount> = {
  begins: { has: (word) => numberWords.has(word) || isNumber(word) },
  read(reader) {
    if (reader.token.kind === 'number') return Number(reader.next().word);
    const number = numbers.get(reader.word);
    if (number === undefined) return no;
    reader.next();
    return number;
  },
  write: (number, writer) => typeof number === 'number' && writer.add(numberWord(number)),
};

/** “X”, whose value a cost sets, or “where X is” at the end of the sentence (CR 107.3). */
export const x: Syntax<Amount> = {
  begins: new Set(['x']),
  fixedFields: { amount: 'X' },
  read: (reader) => (reader.take('x') ? { amount: 'X' } : no),
  write(amount, writer) {
    if (typeof amount !== 'object' || amount.amount !== 'X' || amount.said !== undefined) return false;
    if (amount.is !== undefined) writer.scope.whereX = amount.is;
    return writer.add('X');
  },
};

/** “3” or “X”; a numeral word such as “three” isn't read. */
export const numeralOrX: Syntax<Amount> = oneOf(digits, x);
