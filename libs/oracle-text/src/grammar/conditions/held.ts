import type { Amount, Condition, Comparator } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { oneOf, words, type Syntax } from '../../syntax/syntax.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';

export type Held = Pick<Variant<Condition, 'if', 'control'>, 'filter' | 'compare' | 'count'>;

/** More than one; for one, the text says “a Forest”. */
export const moreThanOne: Syntax<Amount> = {
  begins: null,
  read: (reader) => numeral.read(reader),
  write: (count, writer) => count !== 1 && numeral.write(count, writer),
};

function several(compare: Comparator, before: string, behind: string): Syntax<Held> {
  return says<Held>({
    compare,
  })`${words(before, {}, () => true)}${{ count: moreThanOne }}${words(`${behind} `, {}, () => true)}${{ filter: noun(true) }}`;
}

/** “A Forest”, “three or more artifacts”, “no creatures”. */
export const held: Syntax<Held> = oneOf<Held>(
  says<Held>({ compare: 'exactly', count: 0 })`no ${{ filter: noun(true) }}`,
  several('at least', '', ' or more'),
  several('at most', '', ' or fewer'),
  several('exactly', 'exactly ', ''),
  several('less than', 'fewer than ', ''),
  says<Held>({ compare: 'exactly', count: 1 })`exactly one ${{ filter: noun(false) }}`,
  says<Held>({ compare: 'at least', count: 1 })`${{ filter: indefinite() }}`,
);

/** A number of objects: “seven or more cards”, “no cards”, “exactly two cards”. */
export function howMany(
  thing: string,
  several: string,
): Syntax<Pick<Variant<Condition, 'if', 'compare'>, 'compare' | 'right'>> {
  type Right = Pick<Variant<Condition, 'if', 'compare'>, 'compare' | 'right'>;
  const things = words(` ${several}`, {}, () => true);
  return oneOf<Right>(
    says<Right>({ compare: 'exactly', right: 0 })`no${things}`,
    says<Right>({ compare: 'at most' })`${{ right: numeral }} or fewer${things}`,
    says<Right>({ compare: 'less than' })`fewer than ${{ right: numeral }}${things}`,
    says<Right>({ compare: 'exactly', right: 1 })`exactly one ${words(thing, {}, () => true)}`,
    says<Right>({ compare: 'exactly' })`exactly ${{ right: numeral }}${things}`,
    says<Right>({ compare: 'at least' })`${{ right: numeral }} or more${things}`,
    says<Right>({ compare: 'at least', right: 1 })`a ${words(thing, {}, () => true)}`,
  );
}
