import type { Amount, Comparator } from '@stacktrail/card-tree';
import { says } from '../syntax/says.js';
import { oneOf } from '../syntax/syntax.js';
import { plainValue } from './numerals.js';
import { value } from './holes.js';

/** A number and how something compares with it. */
export interface Quantity {
  readonly compare: Comparator;
  readonly to: Amount;
}

/** “4 or greater”, “2 or less”, “3”: how power, toughness and mana value compare. */
export const quantity = oneOf<Quantity>(
  says<Quantity>({ compare: 'at least' })`${{ to: plainValue }} or greater`,
  says<Quantity>({ compare: 'at most' })`${{ to: plainValue }} or less`,
  says<Quantity>({ compare: 'exactly' })`${{ to: plainValue }}`,
  says<Quantity>({ compare: 'at least' })`greater than or equal to ${{ to: value }}`,
  says<Quantity>({ compare: 'at most' })`less than or equal to ${{ to: value }}`,
  says<Quantity>({ compare: 'exactly' })`equal to ${{ to: value }}`,
  says<Quantity>({ compare: 'greater than' })`greater than ${{ to: value }}`,
  says<Quantity>({ compare: 'less than' })`less than ${{ to: value }}`,
);
