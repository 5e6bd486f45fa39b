import type { Cost, Tagged } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { Game, Procedure, Reason } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';

/**
 * Every kind of cost in the table of payments. A choice among costs isn't one: the chosen cost is paid in its place.
 */
export type PayableCost = Exclude<Cost, { readonly cost: 'choice' }>;
export type CostKind = PayableCost['cost'];

/** How a cost is paid. */
export interface Payment<C extends PayableCost> {
  /** Whether it can be paid now (CR 118.3). */
  canPay(cost: C, state: GameState, context: TextContext): boolean;
  /** CR 601.2h: pays what can be paid. */
  pay(game: Game, cost: C, context: TextContext, reason: Reason): Procedure<void>;
}

export type Payments<Kinds extends CostKind = CostKind> = {
  readonly [Kind in Kinds]: Payment<Tagged<PayableCost, 'cost', Kind>>;
};

/** Some entries of the table. */
export function payments<Kinds extends CostKind>(entries: Payments<Kinds>): Payments<Kinds> {
  return entries;
}
