import type { Condition } from '@stacktrail/card-tree';
import type { ConditionCombinator, ConditionKind, ConditionMeaning, ConditionMeanings } from './condition-meaning.js';
import { gameConditions } from './game-conditions.js';
import { textConditions } from './text-conditions.js';

/** Every kind of condition with what it means: a kind without an entry doesn't compile. */
const meanings: ConditionMeanings = { ...gameConditions, ...textConditions };

/** What the kind of a condition means. */
export function meaningOfCondition(
  condition: Exclude<Condition, { readonly if: ConditionCombinator }>,
): ConditionMeaning<ConditionKind> {
  return meanings[condition.if];
}
