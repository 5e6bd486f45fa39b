import type { Objects } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { readsBy, type ReadsOf } from '../../reading/what-is-read.js';
import { namedObjects } from './named-objects.js';
import type { ObjectsKind, ObjectsMeaning, ObjectsMeanings } from './object-meaning.js';
import { relatedObjects } from './related-objects.js';
import { zoneObjects } from './zone-objects.js';

/** Every kind of reference to objects with what it means: a kind without an entry doesn't compile. */
const meanings: ObjectsMeanings = { ...namedObjects, ...zoneObjects, ...relatedObjects };

/** What the kind of the reference means. */
function meaningOfObjects({ objects }: Objects): ObjectsMeaning<ObjectsKind> {
  return meanings[objects];
}

/** The objects that a text names, as far as `reading` sees the game. */
export function objectsIn(
  queries: StateQueries,
  state: GameState,
  objects: Objects,
  context: TextContext,
): readonly ObjectId[] {
  return meaningOfObjects(objects).find(objects, state, queries, context);
}

/** What a reference to objects reads by its entry, as a mask of `aspects`. */
export function readsInObjects(objects: Objects, of: ReadsOf): number {
  return readsBy(meaningOfObjects(objects).reads, objects, of);
}
