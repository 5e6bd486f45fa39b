import type { CardIndex, PlayerId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import { objectOf, playerOf } from '../state/game-state.js';
import type { Interpreter } from './interpreter.js';
import { playersNamed } from './named.js';

/** CR 701.24a: also where there is nothing to put in another order (701.24e). */
export const shuffle: Interpreter<'shuffle'> = function* (game, effect, context, reason) {
  for (const player of playersNamed(game.state, effect.who, context)) {
    shuffleLibrary(game, player, { ...reason, rule: '701.24a' });
  }
  return context;
};

/**
 * Puts a library into a random order that nobody knows (CR 701.24a). The fact holds the order and how many random words
 * it took. What is no card, such as a token on its way out of the game, is not there any more afterwards.
 */
export function shuffleLibrary(game: Game, player: PlayerId, reason: Reason): void {
  const { state } = game;
  const cards = playerOf(state, player)
    .library.map((id) => objectOf(state, id).card)
    .filter((card) => card >= 0);
  const { order, next } = game.random.permutation(cards.length, state.draws);
  game.emit(
    'LibraryShuffled',
    {
      player,
      count: cards.length,
      first: game.nextObjectId(),
      draws: next - state.draws,
      order: order.map((i): CardIndex => cards[i]!),
      seenBy: 0,
    },
    { ...reason, player },
  );
}
