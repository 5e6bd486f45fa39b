import type { ObjectId, Viewer } from '@stacktrail/game-events';
import { isFaceDownObject, knows, formUnderCopies, type GameState } from '@stacktrail/game-state';

/**
 * The name of the card, token or copy that an object is; `null` if the viewer may not know it, or it has none. An
 * ability on the stack goes by its source, a face-down object by the card under it.
 */
export function cardName(state: GameState, id: ObjectId, viewer: Viewer): string | null {
  const object = state.objects.get(id);
  if (object === undefined) return null;
  if (object.ability !== null) return cardName(state, object.ability.source, viewer);
  if (!knows(state, object, viewer)) return null;
  const { name } = isFaceDownObject(object) ? formUnderCopies(object).whole : object.printed;
  return name === '' ? null : name;
}
