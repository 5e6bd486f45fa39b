import type { Filter, Tagged } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import type { FilterReads, ReadsOf } from '../../reading/what-is-read.js';

/** Kinds that combine other filters; every other kind has an entry in the table. */
export type FilterCombinator = 'all' | 'any' | 'not';
export type FilterKind = Exclude<Filter['is'], FilterCombinator>;

type FilterOf<Kind extends FilterKind> = Tagged<Filter, 'is', Kind>;

/** The meaning of a kind of filter. */
export interface FilterMeaning<Kind extends FilterKind> {
  /** What it reads about the object that is asked about, as a mask of `aspects`, and what its amounts read. */
  readonly reads: number | ((filter: FilterOf<Kind>, readsOf: ReadsOf) => FilterReads);
  /** Whether the object matches in the game as `queries` sees it. */
  matches(
    object: GameObject,
    filter: FilterOf<Kind>,
    state: GameState,
    queries: StateQueries,
    context: TextContext,
  ): boolean;
}

export type FilterMeanings<Kinds extends FilterKind = FilterKind> = {
  readonly [Kind in Kinds]: FilterMeaning<Kind>;
};

/** Checks some entries of the table. */
export function filterMeanings<Kinds extends FilterKind>(entries: FilterMeanings<Kinds>): FilterMeanings<Kinds> {
  return entries;
}
