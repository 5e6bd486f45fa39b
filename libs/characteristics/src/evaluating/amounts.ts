import type { Amount } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import { amountIn } from '../meanings/amounts/amount-in.js';
import { finished } from './finished.js';
import type { TextContext } from '../reading/text-context.js';

/**
 * The value of an amount now (CR 608.2h). For an object that has left its zone, last known information is used. An
 * amount that can't be determined is 0 (CR 107.2).
 */
export function evaluateAmount(state: GameState, amount: Amount, context: TextContext): number {
  return amountIn(finished, state, amount, context);
}
