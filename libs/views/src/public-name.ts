import type { ObjectId } from '@stacktrail/game-events';
import { isFaceDownObject, knows, type GameState } from '@stacktrail/game-state';

/** The name of an object that everyone sees; `null` if not everyone may know which card it is. */
export function publicName(state: GameState, id: ObjectId): string | null {
  const object = state.objects.get(id);
  if (object === undefined || isFaceDownObject(object) || !knows(state, object, 'spectator')) return null;
  return object.printed.name === '' ? null : object.printed.name;
}
