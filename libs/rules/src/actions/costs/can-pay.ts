import type { Cost } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { GameState } from '@stacktrail/game-state';
import { paymentOf } from './all-payments.js';

/** Whether a cost without mana can be paid now (CR 118.3). */
export function canPay(state: GameState, cost: Cost, context: TextContext): boolean {
  if (cost.cost === 'choice') return cost.of.some((way) => way.every((part) => canPay(state, part, context)));
  return paymentOf(cost).canPay(cost, state, context);
}
