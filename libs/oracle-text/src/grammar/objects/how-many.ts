import { isSameTree, type Amount } from '@stacktrail/card-tree';
import type { ChoiceOfObjects } from '../../syntax/text-so-far.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { numeral, x } from '../basics/numerals.js';
import { thatMany } from '../counts/times.js';

/** How many objects are chosen, at least and at most. */
export type HowMany = Pick<ChoiceOfObjects, 'min' | 'max'>;

const number = oneOf<Amount>(numeral, x, thatMany);
const anyNumber: Amount = { amount: 'any number' };
const upTo = literally('up to ');
const any = literally('any number of ');
const oneOrMore = literally('one or more ');

/** “Two”, “up to two”, “any number of”, “one or more”; not “a”. */
export const howMany: Syntax<HowMany> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    if (any.read(reader) !== no) return { min: 0, max: anyNumber };
    reader.back(from);
    if (oneOrMore.read(reader) !== no) return { min: 1, max: anyNumber };
    reader.back(from);
    const atMost = upTo.read(reader) !== no;
    if (!atMost) reader.back(from);
    const max = number.read(reader);
    if (max === no) return no;
    return atMost ? { min: 0, max } : { min: max, max };
  },
  write({ min, max }, writer) {
    if (typeof max === 'object' && max.amount === 'any number')
      return (min === 0 && any.write({}, writer)) || (min === 1 && oneOrMore.write({}, writer));
    if (min === 0 && max !== 0) return upTo.write({}, writer) && number.write(max, writer) && writer.add(' ');
    return isSameTree(min, max) && number.write(max, writer) && writer.add(' ');
  },
};

export const isOne = ({ min, max }: HowMany): boolean => min === 1 && max === 1;
