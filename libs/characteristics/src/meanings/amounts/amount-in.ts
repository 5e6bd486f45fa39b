import type { Amount } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { readsBy, type ReadsOf } from '../../reading/what-is-read.js';
import { meaningOfAmount } from './all-amounts.js';

/**
 * The value of an amount in the game as `queries` sees it. An amount that can't be determined is 0 (CR 107.2, 208.2a).
 */
export function amountIn(queries: StateQueries, state: GameState, amount: Amount, context: TextContext): number {
  return typeof amount === 'number' ? amount : meaningOfAmount(amount).value(amount, state, queries, context);
}

/** What an amount reads according to its meaning, as a mask of `aspects`. */
export function readsInAmount(amount: Amount, readsOf: ReadsOf): number {
  return typeof amount === 'number' ? 0 : readsBy(meaningOfAmount(amount).reads, amount, readsOf);
}
