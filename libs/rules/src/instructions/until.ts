import type { ObjectId } from '@stacktrail/game-events';
import type { GameState } from '../state/game-state.js';

/** Whether an object has left the battlefield; one that is phased out hasn't (CR 702.26d). */
export function hasLeftBattlefield(state: GameState, id: ObjectId): boolean {
  const object = state.objects.get(id);
  return object === undefined || object.left || object.zone !== 'battlefield';
}
