import type { Cost } from '@stacktrail/card-language';
import type { ObjectId } from '@stacktrail/game-events';
import { granterOf } from '../state/granter.js';
import type { TextContext } from '../text/text-context.js';

/** The one object that a cost is paid with which names it: its own, or what gave the ability (CR 201.5a). */
export function paidWithOne(cost: Cost, { source }: TextContext): ObjectId {
  return cost.cost !== 'choice' && 'of' in cost ? granterOf(cost.of) : source;
}
