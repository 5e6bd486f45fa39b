import type { Objects, Tagged } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import type { ReadsOf } from '../../reading/what-is-read.js';

export type ObjectsKind = Objects['objects'];

type ObjectsOf<Kind extends ObjectsKind> = Tagged<Objects, 'objects', Kind>;

/** The meaning of a kind of reference to objects. */
export interface ObjectsMeaning<Kind extends ObjectsKind> {
  /** What it reads, as a mask of `aspects`. */
  readonly reads: number | ((objects: ObjectsOf<Kind>, readsOf: ReadsOf) => number);
  /** The objects in the game as `queries` sees it. */
  find(objects: ObjectsOf<Kind>, state: GameState, queries: StateQueries, context: TextContext): readonly ObjectId[];
}

export type ObjectsMeanings<Kinds extends ObjectsKind = ObjectsKind> = {
  readonly [Kind in Kinds]: ObjectsMeaning<Kind>;
};

/** Checks some entries of the table. */
export function objectsMeanings<Kinds extends ObjectsKind>(entries: ObjectsMeanings<Kinds>): ObjectsMeanings<Kinds> {
  return entries;
}
