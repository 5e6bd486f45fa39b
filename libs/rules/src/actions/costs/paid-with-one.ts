import type { Cost } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { granterOf } from '@stacktrail/game-state';

/**
 * The object with which a cost that names a single object is paid: the one whose text it is, or the one that gave the
 * ability (CR 201.5a).
 */
export function paidWithOne(cost: Cost, { source }: TextContext): ObjectId {
  return cost.cost !== 'choice' && 'of' in cost ? granterOf(cost.of) : source;
}
