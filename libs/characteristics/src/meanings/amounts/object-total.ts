import type { Objects } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { describedIn } from '../../reading/discarded-unseen.js';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';

/** A number summed over objects, each as it is or as it last was (CR 608.2h). */
export function objectTotal(
  queries: StateQueries,
  state: GameState,
  objects: Objects,
  context: TextContext,
  of: (object: GameObject) => number,
): number {
  let sum = 0;
  for (const id of describedIn(queries, state, objects, context)) {
    const object = state.objects.get(id);
    if (object !== undefined) sum += of(object);
  }
  return sum;
}
