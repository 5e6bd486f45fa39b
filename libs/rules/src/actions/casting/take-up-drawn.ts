import { type Game, type Procedure, offerRevealAsDrawn, revealDrawn } from '@stacktrail/engine';
import { seatBit } from '@stacktrail/game-events';
import { declaresMechanics, objectsIn, playerOf, playersInOrder } from '@stacktrail/game-state';

/**
 * CR 121.8: cards that were drawn while a spell was being cast or an ability activated are face down until that has
 * happened or has been reversed. What may be revealed as it is drawn is revealed now.
 */
export function* takeUpDrawn(game: Game): Procedure<void> {
  if (!game.drewFaceDown || game.actionDepth > 0) return;
  game.drewFaceDown = false;
  for (const player of playersInOrder(game.state)) {
    const held = objectsIn(game.state, playerOf(game.state, player).hand).filter(({ faceDown }) => faceDown !== null);
    if (held.length === 0) continue;
    const objects = held.map(({ id }) => id);
    const causes = held.map(({ placedAt }) => placedAt);
    const data = {
      player,
      count: objects.length,
      objects,
      cards: held.map(({ card }) => card),
      seenBy: seatBit(player),
    };
    game.emit('DrawnCardsTakenUp', data, { rule: '121.8', player, causes });
    yield* revealDrawn(game, [{ player, cards: objects }]);
    if (game.state.catalog.revealsDrawn || declaresMechanics(game.state)) yield* offerRevealAsDrawn(game, objects);
  }
}
