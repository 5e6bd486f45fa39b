import { type Condition, isSameTree, type Objects } from '@stacktrail/card-tree';
import { literally } from '../../syntax/syntax.js';

/** “If any of those cards remain exiled, …”, first in what happens later. */
export const ifAnyRemain = literally('if any of those cards remain exiled, ');

/** The condition that words mean; it asks about the objects that a delayed triggered ability keeps (CR 603.4, 603.7c). */
export function anyRemainExiled(of: Objects): Condition {
  const there: Objects = { objects: 'matching', of, filter: { is: 'in zone', zone: 'exile' } };
  return { if: 'compare', left: { amount: 'how many', of: there }, compare: 'at least', right: 1 };
}

/** Whether a delayed triggered ability asks that. */
export function asksWhetherAnyRemain(condition: Condition | undefined): boolean {
  return condition !== undefined && isSameTree(condition, anyRemainExiled({ objects: 'kept' }));
}
