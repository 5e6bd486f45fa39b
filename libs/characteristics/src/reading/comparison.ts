import type { Comparator } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';

export function compares(left: number, comparator: Comparator, right: number): boolean {
  switch (comparator) {
    case 'at least':
      return left >= right;
    case 'at most':
      return left <= right;
    case 'exactly':
      return left === right;
    case 'less than':
      return left < right;
    case 'greater than':
      return left > right;
    default:
      return assertNever(comparator, 'comparator');
  }
}
