import type { EventData, ObjectId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';

type Order = Pick<EventData<'LibraryOrdered'>, 'player' | 'top' | 'bottom' | 'order' | 'seenBy'>;

/**
 * Records that cards of a library are on its top and on its bottom in another order.
 *
 * @returns the number of the first of them from the top; the others have those after it
 */
export function orderLibrary(game: Game, { player, top, bottom, order, seenBy }: Order, reason: Reason): ObjectId {
  const first = game.nextObjectId();
  const counts = { toTop: top.length, toBottom: bottom.length };
  game.emit('LibraryOrdered', { player, ...counts, first, top, bottom, order, seenBy }, reason);
  return first;
}
