import type { Amount, Tagged } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import type { ReadsOf } from '../../reading/what-is-read.js';

/** An amount that isn't a fixed number. */
export type VariableAmount = Exclude<Amount, number>;
export type AmountKind = VariableAmount['amount'];

type AmountOf<Kind extends AmountKind> = Tagged<VariableAmount, 'amount', Kind>;

/** The meaning of a kind of amount. */
export interface AmountMeaning<Kind extends AmountKind> {
  /** What it reads, as a mask of `aspects`. */
  readonly reads: number | ((amount: AmountOf<Kind>, readsOf: ReadsOf) => number);
  /** The value in the game as `queries` sees it; a value that can't be determined is 0 (CR 107.2). */
  value(amount: AmountOf<Kind>, state: GameState, queries: StateQueries, context: TextContext): number;
}

export type AmountMeanings<Kinds extends AmountKind = AmountKind> = {
  readonly [Kind in Kinds]: AmountMeaning<Kind>;
};

/** Checks some entries of the table. */
export function amountMeanings<Kinds extends AmountKind>(entries: AmountMeanings<Kinds>): AmountMeanings<Kinds> {
  return entries;
}
