import type { Game } from '@stacktrail/engine';
import { objectsIn, playerOf, playersInOrder } from '@stacktrail/game-state';

/** CR 103.3a, 717.2: each player who brought an Attraction deck shuffles it. */
export function shuffleAttractions(game: Game): void {
  for (const player of playersInOrder(game.state)) {
    const cards = objectsIn(game.state, playerOf(game.state, player).attractions).map(({ card }) => card);
    if (cards.length === 0) continue;
    const { draws } = game.state;
    const { order, next } = game.random.permutation(cards.length, draws);
    const data = { player, count: cards.length, first: game.nextObjectId(), draws: next - draws, seenBy: 0 };
    const shuffled = order.map((at) => cards[at]!);
    game.emit('AttractionDeckShuffled', { ...data, order: shuffled }, { rule: '103.3', player });
  }
}
