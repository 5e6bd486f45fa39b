import type { Amount, Comparator } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { oneOf } from '../../syntax/syntax.js';
import { numeralOrX } from '../basics/numerals.js';
import { value } from '../basics/holes.js';

/** A number and a comparator. */
export interface AmountComparison {
  readonly compare: Comparator;
  readonly to: Amount;
}

/** “4 or greater”, “2 or less”, “3”: comparisons of power, toughness and mana value. */
export const comparison = oneOf<AmountComparison>(
  says<AmountComparison>({ compare: 'at least' })`${{ to: numeralOrX }} or greater`,
  says<AmountComparison>({ compare: 'at most' })`${{ to: numeralOrX }} or less`,
  says<AmountComparison>({ compare: 'exactly' })`${{ to: numeralOrX }}`,
  says<AmountComparison>({ compare: 'at least' })`greater than or equal to ${{ to: value }}`,
  says<AmountComparison>({ compare: 'at most' })`less than or equal to ${{ to: value }}`,
  says<AmountComparison>({ compare: 'exactly' })`equal to ${{ to: value }}`,
  says<AmountComparison>({ compare: 'greater than' })`greater than ${{ to: value }}`,
  says<AmountComparison>({ compare: 'less than' })`less than ${{ to: value }}`,
);
