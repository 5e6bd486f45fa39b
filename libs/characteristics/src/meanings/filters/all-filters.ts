import type { Filter } from '@stacktrail/card-tree';
import { attachmentFilters } from './attachment-filters.js';
import { characteristicFilters } from './characteristic-filters.js';
import { combatFilters } from './combat-filters.js';
import type { FilterCombinator, FilterKind, FilterMeaning, FilterMeanings } from './filter-meaning.js';
import { kindFilters } from './kind-filters.js';
import { numberFilters } from './number-filters.js';
import { playerFilters } from './player-filters.js';
import { stackFilters } from './stack-filters.js';
import { statusFilters } from './status-filters.js';
import { turnFilters } from './turn-filters.js';

/** The meaning of every kind of filter. A kind without an entry doesn't compile. */
const meanings: FilterMeanings = {
  ...kindFilters,
  ...characteristicFilters,
  ...numberFilters,
  ...statusFilters,
  ...playerFilters,
  ...combatFilters,
  ...attachmentFilters,
  ...stackFilters,
  ...turnFilters,
};

/** Finds the meaning of a filter by its kind. */
export function meaningOfFilter(filter: Exclude<Filter, { readonly is: FilterCombinator }>): FilterMeaning<FilterKind> {
  return meanings[filter.is];
}
