import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/rules';
import { isExactly } from '../words/object-names.js';

export function objectsOf(state: GameState, ids: readonly ObjectId[]): readonly GameObject[] {
  return ids.flatMap((id) => state.objects.get(id) ?? []);
}

/** The permanents of a name, in the order in which they entered; those of one player where one is named. */
export function permanentsNamed(state: GameState, name: string, player?: PlayerId): readonly GameObject[] {
  return objectsOf(state, state.battlefield).filter(
    (object) => (player === undefined || object.controller === player) && isExactly(state, object, name),
  );
}

export function countNamed(state: GameState, ids: readonly ObjectId[], name: string): number {
  return objectsOf(state, ids).filter((object) => isExactly(state, object, name)).length;
}
