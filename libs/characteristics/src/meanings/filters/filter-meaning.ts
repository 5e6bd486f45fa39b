import type { Filter, Tagged } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import type { FilterReads, ReadsOf } from '../../reading/what-is-read.js';

/** What puts filters together; every other kind has an entry in the table. */
export type FilterCombinator = 'all' | 'any' | 'not';
export type FilterKind = Exclude<Filter['is'], FilterCombinator>;

type FilterOf<Kind extends FilterKind> = Tagged<Filter, 'is', Kind>;

/** What a kind of filter means. */
export interface FilterMeaning<Kind extends FilterKind> {
  /** What it reads of the object that is asked, as a mask of `aspects`; what its amounts read too, where it has some. */
  readonly reads: number | ((filter: FilterOf<Kind>, of: ReadsOf) => FilterReads);
  /** Whether the object has the quality, as far as `reading` sees the game. */
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

/** Some entries of the table. */
export function filterMeanings<Kinds extends FilterKind>(entries: FilterMeanings<Kinds>): FilterMeanings<Kinds> {
  return entries;
}
