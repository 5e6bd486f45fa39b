import type { ObjectId } from '@stacktrail/game-events';
import { designationOf, objectOf, type GameObject, type GameState } from '@stacktrail/game-state';

/** The prepared permanent that has made this copy of its prepare spell (722.3c of CR 2026-08-07). */
export function preparedWith(state: GameState, copy: ObjectId): GameObject | undefined {
  const found = state.battlefield.find(
    (id) => designationOf(objectOf(state, id).designations, 'prepared')?.value === copy,
  );
  return found === undefined ? undefined : objectOf(state, found);
}
