import { untraceableAsShown, type Game } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';

/**
 * CR 602.2a: a card of a hand whose ability is activated is revealed.
 *
 * @returns the number that the object has then
 */
export function revealSource(game: Game, player: PlayerId, object: ObjectId): ObjectId {
  if (objectOf(game.state, object).zone !== 'hand') return object;
  const source = untraceableAsShown(game, object, { rule: '602.2a', player });
  const { card } = objectOf(game.state, source);
  game.emit('CardsRevealed', { player, objects: [source], cards: [card] }, { rule: '602.2a', source, player });
  return source;
}
