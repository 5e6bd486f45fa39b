import type { Cost } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { IllegalAction, type Game, type Procedure, type Reason } from '@stacktrail/engine';
import { paymentOf } from './all-payments.js';
import { canPay } from './can-pay.js';

/**
 * CR 601.2h, 118.3: pays one cost other than mana.
 *
 * @throws IllegalAction if it can't be paid
 */
export function* payCost(game: Game, cost: Cost, context: TextContext, reason: Reason): Procedure<void> {
  if (!canPay(game.state, cost, context)) {
    const rule = cost.cost === 'pay life' ? '119.4' : reason.rule;
    throw new IllegalAction(rule, `The cost “${cost.cost}” can't be paid.`);
  }
  if (cost.cost === 'choice') return; // the chosen cost is among the costs itself (CR 601.2b)
  yield* paymentOf(cost).pay(game, cost, context, reason);
}
