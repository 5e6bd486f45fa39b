import type { Cost } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { granterOf } from '@stacktrail/game-state';

/** The one object that a cost is paid with which names it: its own, or what gave the ability (CR 201.5a). */
export function paidWithOne(cost: Cost, { source }: TextContext): ObjectId {
  return cost.cost !== 'choice' && 'of' in cost ? granterOf(cost.of) : source;
}
