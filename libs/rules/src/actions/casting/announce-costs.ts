import type { Cost } from '@stacktrail/card-tree';
import type { Game, Procedure } from '@stacktrail/engine';
import type { CastVia, ObjectId } from '@stacktrail/game-events';
import { type PaidCost, objectOf } from '@stacktrail/game-state';
import { choosePayment } from '../costs/choose-payment.js';

/** What was announced of a spell's costs before X and the symbols of its mana. */
interface AnnouncedSoFar {
  readonly via: CastVia;
  readonly paid: readonly PaidCost[];
}

const nothingElse: AnnouncedSoFar = { via: 'hand', paid: [] };

/**
 * CR 601.2b: the value of X, and how each hybrid and Phyrexian symbol will be paid.
 *
 * @param costs all costs that will be paid
 * @param announced what was announced for a spell before
 */
export function* announceCosts(
  game: Game,
  id: ObjectId,
  costs: readonly Cost[],
  { via, paid }: AnnouncedSoFar = nothingElse,
): Procedure<void> {
  const player = objectOf(game.state, id).controller;
  const { x, hybrid } = yield* choosePayment(game, player, costs, id);
  if (paid.length === 0 && x === 0 && hybrid.length === 0 && via === 'hand') return;
  game.emit('CostsAnnounced', { object: id, via, paid, x, hybrid }, { rule: '601.2b', source: id, player });
}
