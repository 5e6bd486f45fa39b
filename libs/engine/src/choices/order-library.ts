import type { EventData, ObjectId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';

type Order = Pick<EventData<'LibraryOrdered'>, 'player' | 'top' | 'bottom' | 'order' | 'seenBy'>;

/**
 * Records a new order of cards on the top and on the bottom of a library.
 *
 * @returns the new id of the first of them from the top; the others have the ids after it
 */
export function orderLibrary(game: Game, { player, top, bottom, order, seenBy }: Order, reason: Reason): ObjectId {
  const first = game.nextObjectId();
  const counts = { toTop: top.length, toBottom: bottom.length };
  game.emit('LibraryOrdered', { player, ...counts, first, top, bottom, order, seenBy }, reason);
  return first;
}
