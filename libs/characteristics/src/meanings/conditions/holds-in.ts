import type { Condition } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import { asksOfDiscarded, isUndefined } from '../../reading/discarded-unseen.js';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { readsBy, unionOfMasks, type ReadsOf } from '../../reading/what-is-read.js';
import { meaningOfCondition } from './all-conditions.js';

/** Whether a condition (“if”, “as long as”) is true in the game as `queries` sees it. */
export function holdsIn(queries: StateQueries, state: GameState, condition: Condition, context: TextContext): boolean {
  switch (condition.if) {
    case 'all':
      return condition.of.every((part) => holdsIn(queries, state, part, context));
    case 'any':
      return condition.of.some((part) => holdsIn(queries, state, part, context));
    case 'not':
      if (state.discardedUnseen.length > 0 && asksWhatIsUndefined(queries, state, condition.of, context)) return false;
      return !holdsIn(queries, state, condition.of, context);
    default:
      return meaningOfCondition(condition).holds(condition, state, queries, context);
  }
}

/** What a condition and its parts read, as a mask of `aspects`. */
export function readsInCondition(condition: Condition, readsOf: ReadsOf): number {
  switch (condition.if) {
    case 'all':
    case 'any':
      return unionOfMasks(condition.of, readsOf.condition);
    case 'not':
      return readsOf.condition(condition.of);
    default:
      return readsBy(meaningOfCondition(condition).reads, condition, readsOf);
  }
}

/** CR 701.9c: a condition about an undefined value of a card is false, and so is its opposite. */
function asksWhatIsUndefined(
  queries: StateQueries,
  state: GameState,
  condition: Condition,
  context: TextContext,
): boolean {
  if (condition.if === 'all' || condition.if === 'any') {
    return condition.of.some((part) => asksWhatIsUndefined(queries, state, part, context));
  }
  if (condition.if === 'not') return asksWhatIsUndefined(queries, state, condition.of, context);
  if (condition.if !== 'matches' || !asksOfDiscarded(condition.objects)) return false;
  return queries.objects(state, condition.objects, context).some((id) => isUndefined(state, id));
}
