import { noObject, type ObjectId } from '@stacktrail/game-events';
import { type GameState, valueOfDesignation } from '@stacktrail/game-state';

/** The creature that another is paired with (CR 702.95b), or 0. */
export function partnerOf(state: GameState, id: ObjectId): ObjectId {
  const object = state.objects.get(id);
  return object === undefined ? noObject : (valueOfDesignation(object, 'paired') as ObjectId);
}
