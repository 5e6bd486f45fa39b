import type { Cost } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { granterOf } from '@stacktrail/game-state';

/**
 * The one object that pays a cost such as “sacrifice this creature”: the source of the text, or the object that granted
 * the ability (CR 201.5a).
 */
export function payingObject(cost: Cost, { source }: TextContext): ObjectId {
  return cost.cost !== 'choice' && 'of' in cost ? granterOf(cost.of) : source;
}
