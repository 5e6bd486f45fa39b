import type { Cost } from '@stacktrail/card-language';
import type { CastVia, ObjectId } from '@stacktrail/game-events';
import { choosePayment } from '../costs/choose-payment.js';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { objectOf } from '../state/game-state.js';

/**
 * CR 601.2b: the value of X, and how each hybrid and Phyrexian symbol will be paid.
 *
 * @param costs all costs that will be paid
 * @param kicked how many times it is kicked, which was announced before
 * @param via how a spell is cast
 */
export function* announceCosts(
  game: Game,
  id: ObjectId,
  costs: readonly Cost[],
  kicked = 0,
  via: CastVia = 'hand',
): Procedure<void> {
  const player = objectOf(game.state, id).controller;
  const { x, hybrid } = yield* choosePayment(player, costs, id);
  if (kicked === 0 && x === 0 && hybrid.length === 0 && via === 'hand') return;
  game.emit('CostsAnnounced', { object: id, via, kicked, x, hybrid }, { rule: '601.2b', source: id, player });
}
