import type { Amount } from '@stacktrail/card-tree';

/** “Any number of”: whoever does it chooses how many (CR 107.1c). */
export function isAnyNumber(amount: Amount | 'hand'): boolean {
  return typeof amount === 'object' && amount.amount === 'any number';
}
