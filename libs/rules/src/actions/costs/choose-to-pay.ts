import { paidLabel, type TextContext } from '@stacktrail/characteristics';
import type { Game, Procedure, Reason } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { chooseForCost } from './choose-for-cost.js';
import type { ObjectCost } from './cost-candidates.js';

/** A cost whose payer chooses among objects, all of which are part of the payment. */
export type ChosenCost = Exclude<ObjectCost, { cost: 'remove counters from among' }>;

/** What the player chooses to pay with; a spell or ability remembers it where a text speaks of it (CR 607.2). */
export function* chooseToPay(
  game: Game,
  cost: ChosenCost,
  context: TextContext,
  reason: Reason,
): Procedure<readonly ObjectId[]> {
  const chosen = yield* chooseForCost(game, cost, context, reason);
  if (context.stackObject !== 0 && chosen.length > 0 && game.state.catalog.paidWith.has(cost.cost)) {
    const label = paidLabel(cost.cost);
    game.emit('ObjectsLinked', { source: context.stackObject, label, objects: chosen }, { ...reason, rule: '607.2' });
  }
  return chosen;
}
