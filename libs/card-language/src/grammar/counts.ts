import type { Amount } from '../amounts.js';
import { numberWord, pluralise, withArticle } from '../printer/english.js';
import { says, type Variant } from '../syntax/says.js';
import { lazy, no, oneOf, words, type Syntax } from '../syntax/syntax.js';
import { counted } from './places.js';
import { plainValue, x } from './numerals.js';
import { value } from './holes.js';

type Of<K> = Variant<Amount, 'amount', K>;

const thatMuch = (text: string): Syntax<Amount> =>
  words<Amount>(text, { amount: 'that much' }, (amount) => typeof amount === 'object' && amount.amount === 'that much');

/** “For each creature you control”: what an amount counts. */
export const forEach: Syntax<Amount> = says<Of<'count'>>({ amount: 'count' })` for each ${counted(false)}`;

/** That many things: “a card”, “two cards”, “X cards”, “a card for each creature you control”. */
export function things(thing: string, several = pluralise(thing)): Syntax<Amount> {
  const one = words(withArticle(thing), true);
  const many = words(` ${several}`, true);
  return lazy(() =>
    oneOf<Amount>(
      {
        begins: new Set(['a', 'an']),
        read: (reader) => (one.read(reader) === no ? no : forEach.read(reader)),
        write: (amount, writer) => writer.add(withArticle(thing)) && forEach.write(amount, writer),
      },
      words<Amount>(withArticle(thing), 1),
      {
        begins: null,
        read(reader) {
          const count = countWord.read(reader);
          return count === no || many.read(reader) === no ? no : count;
        },
        write: (amount, writer) => amount !== 1 && countWord.write(amount, writer) && writer.add(` ${several}`),
      },
      thatMuch(`that many ${several}`),
      says<{ readonly is: Amount }>(
        {},
      )`a number of ${words(several, undefined) as never} equal to ${{ is: value }}` as never,
    ),
  );
}

const countWord: Syntax<Amount> = oneOf<Amount>(
  {
    begins: null,
    read(reader) {
      if (reader.token.kind === 'number') return Number(reader.next().word);
      for (let number = 0; number <= 20; number++) if (reader.take(numberWord(number))) return number;
      return no;
    },
    write: (number, writer) => typeof number === 'number' && writer.add(numberWord(number)),
  },
  x,
);

/** So much of something: “3 damage”, “that much life”, “damage equal to its power”. */
export function much(what: 'damage' | 'life'): Syntax<Amount> {
  const after = words(` ${what}`, true);
  return lazy(() =>
    oneOf<Amount>(
      {
        begins: null,
        read(reader) {
          const amount = plainValue.read(reader);
          return amount === no || after.read(reader) === no ? no : amount;
        },
        write: (amount, writer) => plainValue.write(amount, writer) && writer.add(` ${what}`),
      },
      thatMuch(`that much ${what}`),
      {
        begins: new Set([what]),
        read: (reader) => (words(`${what} equal to `, true).read(reader) === no ? no : value.read(reader)),
        write: (amount, writer) =>
          typeof amount === 'object' && writer.add(`${what} equal to `) && value.write(amount, writer),
      },
    ),
  );
}
