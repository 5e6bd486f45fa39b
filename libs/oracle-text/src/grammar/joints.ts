import type { Effect } from '@stacktrail/card-tree';

/** Whether an instruction stands in the same sentence as the one before it. */
export function goesOnWith({ joined }: Effect): boolean {
  return joined !== undefined && joined !== 'new then' && joined !== 'new line';
}
