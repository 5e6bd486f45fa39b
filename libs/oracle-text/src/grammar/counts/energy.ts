import type { Amount, Cost } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import { readsAndWrites } from '../../syntax/reads-only.js';
import { constant, lazy, literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { onceForEach, thatMuch } from './counts.js';
import { value } from '../basics/holes.js';
import { numeral, x } from '../basics/numerals.js';

/** The least number of energy symbols that is written as a word. */
const counted = 6;

/** “{E}{E}”: one symbol for each energy counter (CR 107.14); “six {E}”. */
const symbols: Syntax<Amount> = {
  begins: null,
  read(reader) {
    const { kind, word } = reader.token;
    const count = numeral.read(reader);
    if (count !== no) return reader.take('{E}') ? count : no;
    if (kind !== 'symbols' || !/^(?:\{E\})+$/.test(word)) return no;
    reader.next();
    return word.length / 3;
  },
  write(count, writer) {
    if (typeof count !== 'number' || count <= 0) return false;
    return writer.add(count < counted ? '{E}'.repeat(count) : `${numberWord(count)} {E}`);
  },
};

const oneEnergy = literally('{E}');

const someX: Syntax<Amount> = {
  begins: x.begins,
  read(reader) {
    const amount = x.read(reader);
    return amount === no || oneEnergy.read(reader) === no ? no : amount;
  },
  write: (amount, writer) => x.write(amount, writer) && writer.add(' {E}'),
};

/** “Eight {E}”: a number too great to be written as symbols. */
const many: Syntax<Amount> = {
  begins: numeral.begins,
  read(reader) {
    const count = numeral.read(reader);
    return count === no || oneEnergy.read(reader) === no ? no : count;
  },
  write: (count, writer) =>
    typeof count === 'number' && count > 5 && numeral.write(count, writer) && writer.add(' {E}'),
};

/** “Fifty {E}”: a number that `numeral` doesn't know. */
const fifty = words<Amount>('fifty {E}', 50);

/** An amount of energy as a cost: “{E}{E}”, “eight {E}”, “X {E}”. */
export const payableEnergy = oneOf<Amount>(
  readsAndWrites((count) => count !== 50, oneOf<Amount>(many, symbols, someX)),
  fifty,
  lazy(() => anAmount),
);

/** “{E}{E}”, “X {E}”, “that many {E}”, “{E} for each creature you control”. */
export const energy: Syntax<Amount> = oneOf<Amount>(
  {
    begins: null,
    read: (reader) => (oneEnergy.read(reader) === no ? no : onceForEach.read(reader)),
    write: (amount, writer) => writer.add('{E}') && onceForEach.write(amount, writer),
  },
  symbols,
  thatMuch('that many {E}'),
  someX,
  lazy(() => anAmount),
);

/** “An amount of {E} equal to its power.” */
const anAmount: Syntax<Amount> = {
  begins: new Set(['an']),
  read: (reader) => (literally('an amount of {E} equal to ').read(reader) === no ? no : value.read(reader)),
  write: (amount, writer) =>
    typeof amount === 'object' && writer.add('an amount of {E} equal to ') && value.write(amount, writer),
};

type Paying = Extract<Cost, { readonly cost: 'pay player counters' }>;

/** “One or more {E}”: the player chooses the amount as for X. */
export const unnumberedEnergy: Syntax<Paying> = constant<Paying>('pay one or more {E}', {
  cost: 'pay player counters',
  counter: 'energy',
  count: { amount: 'X' },
  many: 'one or more',
});
