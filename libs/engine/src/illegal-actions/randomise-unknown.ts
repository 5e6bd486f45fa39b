import type { PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf } from '@stacktrail/game-state';
import type { Game } from '../game/game.js';

/**
 * After a rewind, puts the part of a library that nobody knows into a random order again, so that what was drawn in the
 * undone stretch tells nothing about what will be drawn (docs/decisions.md D6).
 */
export function randomiseUnknown(game: Game, player: PlayerId): void {
  const { state } = game;
  const { library } = playerOf(state, player);
  const positions = library.flatMap((id, position) => (objectOf(state, id).knownTo === 0 ? [position] : []));
  if (positions.length < 2) return;
  const cards = positions.map((position) => objectOf(state, library[position]!).card);
  const { order, next } = game.random.permutation(cards.length, state.draws);
  game.emit(
    'UnknownCardsRandomised',
    {
      player,
      first: game.nextObjectId(),
      draws: next - state.draws,
      positions,
      order: order.map((i) => cards[i]!),
      seenBy: 0,
    },
    { rule: '731.1', player },
  );
}
