import type { Amount } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';
import { amountIn } from '../meanings/amounts/amount-in.js';
import { finished } from './finished.js';
import type { TextContext } from '../reading/text-context.js';

/**
 * A number of a text, determined now (CR 608.2h). Of an object that has left its zone it is last known information; what
 * can't be determined is 0 (CR 107.2).
 */
export function evaluateAmount(state: GameState, amount: Amount, context: TextContext): number {
  return amountIn(finished, state, amount, context);
}
