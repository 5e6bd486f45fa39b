import { type Amount, isSameTree } from '@stacktrail/card-tree';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { digits, x } from '../basics/numerals.js';

const multiples = (
  [
    ['twice ', 2],
    ['three times ', 3],
    ['five times ', 5],
  ] as const
).map(([text, times]) => ({ words: literally(text), times }));
const plus = literally(' plus ');

/** “Twice X”, “three times X” (CR 107.3). */
export const twiceX: Syntax<Amount> = {
  begins: new Set(['twice', 'three', 'five']),
  fixedFields: { amount: 'product' },
  read(reader) {
    const from = reader.mark();
    for (const { words, times } of multiples) {
      reader.back(from);
      const of = words.read(reader) === no ? no : x.read(reader);
      if (of !== no) return { amount: 'product', of: [times, of] };
    }
    return no;
  },
  write(amount, writer) {
    if (typeof amount !== 'object' || amount.amount !== 'product') return false;
    const [factor, of, ...more] = amount.of;
    const found = multiples.find(({ times }) => times === factor);
    if (found === undefined || typeof of !== 'object' || of.amount !== 'X' || more.length > 0) return false;
    return found.words.write({}, writer) && x.write(of, writer);
  },
};

/** “X plus 2”. */
const xPlus: Syntax<Amount> = {
  begins: x.begins,
  fixedFields: { amount: 'sum' },
  read(reader) {
    const of = x.read(reader);
    const more = of === no || plus.read(reader) === no ? no : digits.read(reader);
    return of === no || more === no ? no : { amount: 'sum', of: [of, more] };
  },
  write(amount, writer) {
    if (typeof amount !== 'object' || amount.amount !== 'sum') return false;
    const [of, more] = amount.of;
    if (of === undefined || more === undefined || !isSameTree(amount.of, [of, more])) return false;
    if (typeof of !== 'object' || of.amount !== 'X' || typeof more !== 'number') return false;
    return x.write(of, writer) && plus.write({}, writer) && digits.write(more, writer);
  },
};

/** A number computed from X: “twice X”, “X plus 2”. */
export const ofX: Syntax<Amount> = oneOf<Amount>(twiceX, xPlus);
