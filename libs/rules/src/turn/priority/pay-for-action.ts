import type { Cost, ManaForAction } from '@stacktrail/card-tree';
import { plainContext } from '@stacktrail/characteristics';
import { noMana, type Game, type Reason, type Procedure } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { choosePayment } from '../../actions/costs/choose-payment.js';
import { payCost } from '../../actions/costs/pay-cost.js';
import { payMana } from '../../actions/costs/pay-mana.js';
import { addCosts } from '../../actions/costs/total-cost.js';
import { activateManaAbilities } from '../../actions/mana/activate-mana-abilities.js';

/**
 * A player pays for a special action that isn't that of an ability: mana abilities may be activated first (CR 605.3a).
 *
 * @param action the action, if mana can be reserved for it (CR 106.6)
 * @returns what was chosen for X (CR 107.3d)
 * @throws IllegalAction if it can't be paid; the caller reverses the action (CR 731)
 */
export function* payForAction(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  cost: readonly Cost[],
  reason: Reason,
  action?: ManaForAction,
): Procedure<number> {
  const { x, payments: hybrid } = yield* choosePayment(game, player, cost, object);
  const mana = noMana();
  if (action !== undefined) mana.action = action;
  const others = addCosts(mana, cost, x, hybrid.slice());
  yield* activateManaAbilities(game, player, mana, object);
  yield* payMana(game, player, mana, object, reason);
  for (const part of others) yield* payCost(game, part, plainContext(player, object), reason);
  return x;
}
