import type { Game } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { objectOf, objectsIn, playerOf, playersInOrder, isPhenomenon } from '@stacktrail/game-state';
import { turnDown, turnUpTop } from '../mechanics/variants/supplementary-cards.js';

/** CR 103.3a: each player who brought a planar or a scheme deck shuffles it. */
export function shuffleSupplementaryDecks(game: Game): void {
  for (const deck of ['planes', 'schemes'] as const) {
    for (const player of playersInOrder(game.state)) {
      const cards = objectsIn(game.state, playerOf(game.state, player)[deck]).map(({ card }) => card);
      if (cards.length === 0) continue;
      const { draws } = game.state;
      const { order, next } = game.random.permutation(cards.length, draws);
      const data = { player, deck, count: cards.length, first: game.nextObjectId(), draws: next - draws, seenBy: 0 };
      const shuffled = order.map((at) => cards[at]!);
      game.emit('SupplementaryDeckShuffled', { ...data, order: shuffled }, { rule: '103.3a', player });
    }
  }
}

/**
 * CR 103.7, 901.5: the starting player turns cards of their planar deck face up until one is a plane; the phenomena before
 * it go on the bottom. No ability triggers on that.
 */
export function setStartingPlane(game: Game): void {
  const { state } = game;
  if (!state.players.some(({ planes, lost }) => !lost && planes.length > 0)) return;
  const player: PlayerId = state.startingPlayer;
  const reason = { rule: '103.7', player };
  game.emit('PlanarControllerChanged', { player }, { ...reason, rule: '311.5' });
  const tries = playerOf(game.state, player).planes.length;
  for (let i = 0; i < tries; i++) {
    const turned = turnUpTop(game, player, 'planes', reason);
    if (turned === undefined || !isPhenomenon(objectOf(game.state, turned))) return;
    turnDown(game, turned, { ...reason, rule: '901.5' });
  }
}
