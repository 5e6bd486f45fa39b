import type { Cost } from '@stacktrail/card-language';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { choosePayment } from '../costs/choose-payment.js';
import { noMana } from '../game/mana-due.js';
import { payCost } from '../costs/pay-cost.js';
import { payMana } from '../costs/pay-mana.js';
import { addCosts } from '../costs/total-cost.js';
import type { Game, Reason } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { activateManaAbilities } from '../mana/activate-mana-abilities.js';
import { plainContext } from '../text/text-context.js';

/**
 * A player pays for a special action that isn't that of an ability: mana abilities may be activated first (CR 605.3a).
 *
 * @returns what was chosen for X (CR 107.3d)
 * @throws IllegalAction where it can't be paid; the caller reverses the action (CR 731)
 */
export function* payForAction(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  cost: readonly Cost[],
  reason: Reason,
): Procedure<number> {
  const { x, hybrid } = yield* choosePayment(player, cost, object);
  const mana = noMana();
  const others = addCosts(mana, cost, x, hybrid.slice());
  yield* activateManaAbilities(game, player, mana, object);
  yield* payMana(game, player, mana, object, reason);
  for (const part of others) yield* payCost(game, part, plainContext(player, object), reason);
  return x;
}
