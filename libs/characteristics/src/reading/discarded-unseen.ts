import type { Objects } from '@stacktrail/card-tree';
import { allSeats, type ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { StateQueries } from './state-queries.js';
import type { TextContext } from './text-context.js';

/**
 * CR 701.9c: whether a discarded card has undefined characteristics for a text, because it was put into a hidden zone
 * without being revealed and hasn't been revealed since.
 */
export function isUndefined(state: GameState, id: ObjectId): boolean {
  if (state.discardedUnseen.length === 0 || !state.discardedUnseen.includes(id)) return false;
  const object = state.objects.get(id);
  const now = object?.left === true ? (state.objects.get(object.becomes) ?? object) : object;
  return now?.knownTo !== allSeats(state.players.length);
}

/** The objects that a text refers to, without those whose characteristics are undefined. */
export function describedIn(
  queries: StateQueries,
  state: GameState,
  objects: Objects,
  context: TextContext,
): readonly ObjectId[] {
  const found = queries.objects(state, objects, context);
  if (state.discardedUnseen.length === 0 || !asksOfDiscarded(objects)) return found;
  return found.filter((id) => !isUndefined(state, id));
}

/** Whether the text looks for objects in a zone; it finds what is there, however it came there. */
export function asksOfDiscarded({ objects }: Objects): boolean {
  return objects !== 'each' && objects !== 'top of library' && objects !== 'bottom of library';
}
