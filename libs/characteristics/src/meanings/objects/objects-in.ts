import type { Objects } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { sinceRenumbered, type GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { readsBy, type ReadsOf } from '../../reading/what-is-read.js';
import { namedObjects } from './named-objects.js';
import type { ObjectsKind, ObjectsMeaning, ObjectsMeanings } from './object-meaning.js';
import { relatedObjects } from './related-objects.js';
import { zoneObjects } from './zone-objects.js';

/** The meaning of every kind of reference to objects. A kind without an entry doesn't compile. */
const meanings: ObjectsMeanings = { ...namedObjects, ...zoneObjects, ...relatedObjects };

/** Finds the meaning of a reference by its kind. */
function meaningOfObjects({ objects }: Objects): ObjectsMeaning<ObjectsKind> {
  return meanings[objects];
}

/** The objects that a text refers to in the game as `queries` sees it. */
export function objectsIn(
  queries: StateQueries,
  state: GameState,
  objects: Objects,
  context: TextContext,
): readonly ObjectId[] {
  const found = meaningOfObjects(objects).find(objects, state, queries, context);
  // A card of a hidden zone that was given another number since is the same object (CR 400.7).
  if ((state.setup?.handNumbers ?? 0) === 0 || found.every((id) => sinceRenumbered(state, id) === id)) return found;
  return found.map((id) => sinceRenumbered(state, id));
}

/** What a reference to objects reads, as a mask of `aspects`. */
export function readsInObjects(objects: Objects, readsOf: ReadsOf): number {
  return readsBy(meaningOfObjects(objects).reads, objects, readsOf);
}
