import type { Filter } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import type { FilterReads, ReadsOf } from '../../reading/what-is-read.js';
import { meaningOfFilter } from './all-filters.js';
import { characteristicFilters } from './characteristic-filters.js';

/** Whether an object matches a filter in the game as `queries` sees it. */
export function matchesIn(
  queries: StateQueries,
  state: GameState,
  filter: Filter,
  object: GameObject,
  context: TextContext,
): boolean {
  switch (filter.is) {
    case 'all':
      for (const part of filter.of) if (!matchesIn(queries, state, part, object, context)) return false;
      return true;
    case 'any':
      for (const part of filter.of) if (matchesIn(queries, state, part, object, context)) return true;
      return false;
    case 'not':
      return !matchesIn(queries, state, filter.of, object, context);
    case 'type': // This kind of filter is asked most often, so its entry isn't looked up in the table.
      return characteristicFilters.type.matches(object, filter, state, queries, context);
    default:
      return meaningOfFilter(filter).matches(object, filter, state, queries, context);
  }
}

/** What a filter and its parts read. */
export function readsInFilter(filter: Filter, readsOf: ReadsOf): FilterReads {
  switch (filter.is) {
    case 'all':
    case 'any':
      return filter.of.map(readsOf.filter).reduce(both, { own: 0, amounts: 0 });
    case 'not':
      return readsOf.filter(filter.of);
    default: {
      const { reads } = meaningOfFilter(filter);
      return typeof reads === 'number' ? { own: reads, amounts: 0 } : reads(filter, readsOf);
    }
  }
}

function both(a: FilterReads, b: FilterReads): FilterReads {
  return { own: a.own | b.own, amounts: a.amounts | b.amounts };
}
