import type { Condition } from '@stacktrail/card-tree';
import type { ConditionCombinator, ConditionKind, ConditionMeaning, ConditionMeanings } from './condition-meaning.js';
import { gameConditions } from './game-conditions.js';
import { textConditions } from './text-conditions.js';

/** The meaning of every kind of condition. A kind without an entry doesn't compile. */
const meanings: ConditionMeanings = { ...gameConditions, ...textConditions };

/** Finds the meaning of a condition by its kind. */
export function meaningOfCondition(
  condition: Exclude<Condition, { readonly if: ConditionCombinator }>,
): ConditionMeaning<ConditionKind> {
  return meanings[condition.if];
}
