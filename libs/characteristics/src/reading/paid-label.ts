import type { ObjectCostName } from '@stacktrail/card-tree';

/** The label under which a spell remembers the creatures that convoked it (CR 702.51c). */
export const convokedLabel = 'convoked';

/** The label under which a spell or ability on the stack remembers what a part of its cost was paid with. */
export function paidLabel(cost: ObjectCostName): string {
  return `paid: ${cost}`;
}
