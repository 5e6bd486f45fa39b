import type { Condition, Tagged } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import type { ReadsOf } from '../../reading/what-is-read.js';

/** Kinds that combine other conditions; every other kind has an entry in the table. */
export type ConditionCombinator = 'all' | 'any' | 'not';
export type ConditionKind = Exclude<Condition['if'], ConditionCombinator>;

type ConditionOf<Kind extends ConditionKind> = Tagged<Condition, 'if', Kind>;

/** The meaning of a kind of condition. */
export interface ConditionMeaning<Kind extends ConditionKind> {
  /** What it reads, as a mask of `aspects`. */
  readonly reads: number | ((condition: ConditionOf<Kind>, readsOf: ReadsOf) => number);
  /** Whether it is true in the game as `queries` sees it. */
  holds(condition: ConditionOf<Kind>, state: GameState, queries: StateQueries, context: TextContext): boolean;
}

export type ConditionMeanings<Kinds extends ConditionKind = ConditionKind> = {
  readonly [Kind in Kinds]: ConditionMeaning<Kind>;
};

/** Checks some entries of the table. */
export function conditionMeanings<Kinds extends ConditionKind>(
  entries: ConditionMeanings<Kinds>,
): ConditionMeanings<Kinds> {
  return entries;
}
