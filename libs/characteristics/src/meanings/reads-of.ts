import type { Amount, Condition, Filter, Players } from '@stacktrail/card-tree';
import { aspects } from '../reading/aspects.js';
import type { FilterReads, ReadsOf } from '../reading/what-is-read.js';
import { readsInAmount } from './amounts/amount-in.js';
import { readsInCondition } from './conditions/holds-in.js';
import { readsInEvent } from './events/reads-in-event.js';
import { readsInFilter } from './filters/matches-in.js';
import { readsInObjects } from './objects/objects-in.js';
import { readsInPlayers } from './players/players-in.js';

const readsOf: ReadsOf = {
  filter: (filter) => readsInFilter(filter, readsOf),
  filterOfKnown(filter) {
    const { own, amounts } = readsInFilter(filter, readsOf);
    return own | amounts | aspects.others;
  },
  filterOfAny: (filter) => readsOf.filterOfKnown(filter) | aspects.zones,
  amount: (amount) => readsInAmount(amount, readsOf),
  objects: (objects) => readsInObjects(objects, readsOf),
  players: (players) => readsInPlayers(players, readsOf),
  condition: (condition) => readsInCondition(condition, readsOf),
  event: readsInEvent,
};

/** What a filter reads about the object that is asked about, and about everything else. */
export function readsOfFilter(filter: Filter): FilterReads {
  return readsOf.filter(filter);
}

/** What an amount reads, as a mask of `aspects`. */
export function readsOfAmount(amount: Amount): number {
  return readsOf.amount(amount);
}

/** What a condition reads, as a mask of `aspects`. */
export function readsOfCondition(condition: Condition): number {
  return readsOf.condition(condition);
}

/** What naming players reads, as a mask of `aspects`. */
export function readsOfPlayers(players: Players): number {
  return readsOf.players(players);
}
