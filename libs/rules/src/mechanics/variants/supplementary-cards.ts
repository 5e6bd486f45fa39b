import type { Game, Reason } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf, type SupplementaryDeck } from '@stacktrail/game-state';

/** Moves the top card off a player's supplementary deck and turns it face up; nothing happens if the deck is empty. */
export function turnUpTop(game: Game, player: PlayerId, deck: SupplementaryDeck, reason: Reason): ObjectId | undefined {
  const [object] = playerOf(game.state, player)[deck];
  if (object === undefined) return undefined;
  const { card } = objectOf(game.state, object);
  game.emit('SupplementaryCardTurnedUp', { player, object, card }, { ...reason, player });
  return object;
}

/** Turns a face-up card face down and puts it on the bottom of its owner's supplementary deck. */
export function turnDown(game: Game, object: ObjectId, reason: Reason): void {
  game.emit('SupplementaryCardTurnedDown', { object, becomes: game.nextObjectId() }, reason);
}
