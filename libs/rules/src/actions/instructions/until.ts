import type { TriggerEvent } from '@stacktrail/card-tree';
import { finished, happenedIn, type TextContext } from '@stacktrail/characteristics';
import type { TextRun } from '@stacktrail/engine';
import type { ObjectId, Revision } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

/** Whether an object has left the battlefield; one that is phased out hasn't (CR 702.26d). */
export function hasLeftBattlefield(state: GameState, id: ObjectId): boolean {
  const object = state.objects.get(id);
  return object === undefined || object.left || object.zone !== 'battlefield';
}

/**
 * CR 610.3a, 610.3b, 610.4b, 610.4c: whether the event that would end the objects' absence has already happened since
 * the spell or ability was put on the stack. If so, they don't leave.
 */
export function hasHappenedAlready(
  state: GameState,
  until: 'this leaves the battlefield' | TriggerEvent | undefined,
  context: TextContext,
  run: TextRun,
): boolean {
  if (until === undefined) return false;
  if (until === 'this leaves the battlefield') return hasLeftBattlefield(state, context.source);
  const since = onStackSince(state, run);
  return happenedIn(finished, state, { event: until }, context).which.some(({ fact }) => fact > since);
}

/** When the spell or ability whose text is being followed was put on the stack. */
function onStackSince(state: GameState, { began }: TextRun): Revision {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const { placedAt } = objectOf(state, state.stack[i]!);
    if (placedAt <= began) return placedAt; // objects above it were put there by the text that is being followed
  }
  return began;
}
