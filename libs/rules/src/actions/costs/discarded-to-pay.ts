import { IllegalAction, type Game } from '@stacktrail/engine';
import { allSeats, type ObjectId } from '@stacktrail/game-events';
import { sinceRenumbered } from '@stacktrail/game-state';

/**
 * CR 701.9c: a card that was discarded into a hidden zone unrevealed has undefined values, so it can't pay a cost that
 * asks about them.
 *
 * @param from the place in the batch of the first fact of the payment
 * @throws IllegalAction if the payment was illegal, so that the game goes back to before it
 */
export function seeWhatWasDiscarded(game: Game, discarded: readonly ObjectId[], from: number): void {
  const everyone = allSeats(game.state.players.length);
  const numbers = discarded.map((id) => sinceRenumbered(game.state, id));
  for (const fact of game.batch.slice(from)) {
    if (fact.type !== 'ObjectMoved' || !numbers.includes(fact.data.object)) continue;
    const { to, seenBy } = fact.data;
    if ((to !== 'library' && to !== 'hand') || (seenBy & everyone) === everyone) continue;
    throw new IllegalAction('701.9c', 'Nobody knows what the discarded card is, and the cost asks for it.');
  }
}
