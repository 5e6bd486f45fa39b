import type { Cost, Instructions, SpellAbility } from '@stacktrail/card-tree';
import { IllegalAction, instructionsOf, type Game, type Procedure } from '@stacktrail/engine';
import type { CastVia, ObjectId } from '@stacktrail/game-events';
import { type GameState, type PaidCost, objectOf } from '@stacktrail/game-state';
import { choosePayment } from '../costs/choose-payment.js';
import { priceOfAnnounced } from '../costs/price.js';

/** What was announced about a spell's costs before X and the mana symbols. */
interface AnnouncedSoFar {
  readonly via: CastVia;
  readonly paid: readonly PaidCost[];
}

const nothingElse: AnnouncedSoFar = { via: 'hand', paid: [] };

/**
 * CR 601.2b: announces the value of X, and how each hybrid and Phyrexian symbol will be paid.
 *
 * @param costs all costs that will be paid
 * @param announced what was already announced for a spell
 * @throws IllegalAction if X would be 0 and the text says that it can't be
 */
export function* announceCosts(
  game: Game,
  id: ObjectId,
  costs: readonly Cost[],
  { via, paid }: AnnouncedSoFar = nothingElse,
): Procedure<void> {
  const player = objectOf(game.state, id).controller;
  const least = leastX(game.state, id);
  const { x, payments: hybrid } = yield* choosePayment(game, player, costs, id, least, (announced) =>
    priceOfAnnounced(game.state, id, { via, paid, ...announced }),
  );
  // If no cost has X, it is 0 (CR 107.3b).
  if (x < least) throw new IllegalAction('601.2b', "X can't be 0.");
  if (paid.length === 0 && x === 0 && hybrid.length === 0 && via === 'hand') return;
  game.emit('CostsAnnounced', { object: id, via, paid, x, hybrid }, { rule: '601.2b', source: id, player });
}

/** The lowest value of X that the text of the spell or ability allows. */
function leastX(state: GameState, id: ObjectId): number {
  const text: Instructions & Pick<SpellAbility, 'xIsPositive'> = instructionsOf(objectOf(state, id));
  return text.xIsPositive ? 1 : 0;
}
