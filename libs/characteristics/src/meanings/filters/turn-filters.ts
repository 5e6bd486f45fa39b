import type { Filter } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameState, Occasion } from '@stacktrail/game-state';
import { aspects } from '../../reading/aspects.js';
import { numberCastIn } from '../../reading/number-cast.js';
import { filterMeanings } from './filter-meaning.js';

type InEvent = Extract<Filter, { readonly is: 'in event' }>;

/**
 * The object of the event that `as` names. For `became` and an event that looks back (CR 603.10), this is what the
 * object became in its new zone.
 */
function objectOfEvent({ object, thatObject, lookBack }: Occasion, as: InEvent['as'], state: GameState): ObjectId {
  if (as === 'that object') return thatObject;
  return as === 'became' && lookBack === true ? (state.objects.get(object)?.becomes ?? object) : object;
}

/** Filters about what happened this turn or last turn. */
export const turnFilters = filterMeanings({
  'entered this turn': {
    reads: aspects.turn,
    matches: ({ zone, enteredTurn }, _, { turn }) => zone === 'battlefield' && enteredTurn === turn,
  },
  'dealt damage this turn': {
    reads: aspects.turn,
    matches: ({ damage, damagedAt }) => damage > 0 || damagedAt.length > 0,
  },
  /** CR 608.2i. */
  'in event': {
    reads: ({ event }, aspectsOf) => ({ own: 0, amounts: aspectsOf.event(event) }),
    matches({ id }, filter, state, queries, context) {
      const { which } = queries.happened(state, filter, context);
      return which.some(({ occasion }) => objectOfEvent(occasion, filter.as, state) === id);
    },
  },
  'nth cast this turn': {
    reads: ({ what }, aspectsOf) => ({
      own: aspectsOf.filter(what).own | aspects.control,
      amounts: aspects.history | aspects.turn | aspectsOf.filterOfKnown(what),
    }),
    matches: (object, { what, nth }, state, queries, context) =>
      queries.matches(state, what, object, context) && numberCastIn(queries, state, what, object, context) === nth,
  },
});
