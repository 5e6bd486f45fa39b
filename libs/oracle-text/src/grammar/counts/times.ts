import type { Amount } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { thatMuch } from './counts.js';
import { x } from '../basics/numerals.js';
import { asManyRemoved, asManyTaken } from '../this-way/removed-this-way.js';
import { asMany, asManyAsExcess } from '../this-way/this-way.js';

/** “That many”: the number in the event, of objects that an instruction affected, or of removed counters. */
export const thatMany: Syntax<Amount> = oneOf<Amount>(
  thatMuch('that many'),
  asMany('that many'),
  asManyRemoved('that many'),
  asManyTaken('that many'),
  asManyAsExcess,
);

const many = oneOf<Amount>(x, thatMany);
const xTimes = literally(' times');

/**
 * How many times an instruction is followed: no words for once, “ twice”, “ three times”, “ X times”, “ that many
 * times”.
 */
export const times: Syntax<Amount> = {
  begins: null,
  read(reader) {
    if (reader.take('twice')) return 2;
    const from = reader.mark();
    for (let number = 3; number <= 10; number++) {
      if (reader.take(numberWord(number)) && reader.take('times')) return number;
      reader.back(from);
    }
    const unknown = many.read(reader);
    if (unknown !== no && xTimes.read(reader) !== no) return unknown;
    reader.back(from);
    return 1;
  },
  write(count, writer) {
    if (count === 1) return true;
    if (count === 2) return writer.add(' twice');
    if (typeof count === 'number') return writer.add(` ${numberWord(count)} times`);
    return writer.add(' ') && many.write(count, writer) && writer.add(' times');
  },
};
