import type { ActivatedAbility } from '@stacktrail/card-tree';
import { plainContext } from '@stacktrail/characteristics';
import type { Game, Procedure } from '@stacktrail/engine';
import { allSeats, type DefinitionPointer, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { emptyAnnouncement, objectOf } from '@stacktrail/game-state';
import { choosePayment } from '../costs/choose-payment.js';
import { inChosenOrder } from '../costs/in-order.js';
import { payCost } from '../costs/pay-cost.js';
import { payMana } from '../costs/pay-mana.js';
import { costOfAbility } from '../costs/total-cost.js';
import { followInstructions } from '../instructions/follow.js';
import { foretells, seatsThatKnow } from './cards-put-face-down.js';
import { activateManaAbilities } from '../mana/activate-mana-abilities.js';

/**
 * CR 116.2: takes a special action, which doesn't use the stack. Its X, and how its symbols are paid, are chosen
 * immediately before its cost is paid (107.3d, 118.13c).
 *
 * @throws IllegalAction if its cost can't be paid; the caller reverses the action (CR 731)
 */
export function* takeSpecialAction(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  pointer: DefinitionPointer,
): Procedure<void> {
  const definition = game.state.catalog.ability(pointer);
  const ability = definition.ability as ActivatedAbility;
  const reason = { rule: ability.specialAction ?? '116.2', source: object, player };
  const { x, payments: hybrid } = yield* choosePayment(game, player, ability.cost, object, ability.xIsPositive ? 1 : 0);
  const announced = { ...emptyAnnouncement, x, hybrid };
  const context = { ...plainContext(player, object), announced };
  const source = objectOf(game.state, object);
  const { mana, others } = costOfAbility(game.state, player, source, definition, announced);
  delete mana.for; // mana that can be spent only on spells and abilities can't pay for a special action (CR 106.6)
  if (foretells(ability)) mana.action = 'foretell';
  yield* activateManaAbilities(game, player, mana, object);
  yield* payMana(game, player, mana, object, reason);
  for (const cost of yield* inChosenOrder(game, others, context)) yield* payCost(game, cost, context, reason);
  const seenBy = foretells(ability) ? seatsThatKnow(game.state, object, player) : allSeats(game.state.players.length);
  game.emit('SpecialActionTaken', { object, player, ability: pointer, seenBy }, reason);
  for (const mode of ability.modes) yield* followInstructions(game, mode.effects, context, reason);
}
