import type { Amount } from '@stacktrail/card-tree';

/** “Any number of”: the player chooses the number (CR 107.1c). */
export function isAnyNumber(amount: Amount | 'hand'): boolean {
  return typeof amount === 'object' && amount.amount === 'any number';
}
