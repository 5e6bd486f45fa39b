import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { isExactly } from '../words/object-names.js';

export function objectsOf(state: GameState, ids: readonly ObjectId[]): readonly GameObject[] {
  return ids.flatMap((id) => state.objects.get(id) ?? []);
}

/** What names are judged by: a state, and the cards that aliases stand for. */
export interface Naming {
  readonly table: { readonly premise: { readonly aliases: ReadonlyMap<string, number> } };
  readonly state: GameState;
}

/** Whether an object counts under a name in a claim: its exact name, or its alias after an “@”. */
export function isCalled({ table, state }: Naming, object: GameObject, name: string): boolean {
  if (!name.startsWith('@')) return isExactly(state, object, name);
  return object.card >= 0 && object.card === table.premise.aliases.get(name.slice(1));
}

/** The permanents of a name, in the order in which they entered; those of one player where one is named. */
export function permanentsNamed(naming: Naming, name: string, player?: PlayerId): readonly GameObject[] {
  const { state } = naming;
  return objectsOf(state, state.battlefield).filter(
    (object) => (player === undefined || object.controller === player) && isCalled(naming, object, name),
  );
}

export function countNamed(naming: Naming, ids: readonly ObjectId[], name: string): number {
  return objectsOf(naming.state, ids).filter((object) => isCalled(naming, object, name)).length;
}
