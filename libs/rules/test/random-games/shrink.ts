import type { RandomGame } from './random-game.js';

/**
 * A smaller game that goes wrong in the same way: cards are taken out of the decks, half of them, a quarter and so on,
 * as long as the trouble stays.
 *
 * @param troubleOf what is wrong with a game, in words that don't name its objects; `null` if nothing is
 */
export function shrink(game: RandomGame, troubleOf: (game: RandomGame) => string | null): RandomGame {
  const trouble = troubleOf(game);
  if (trouble === null) return game;
  let smallest = game;
  for (let part = 2; part <= 32; part *= 2) {
    for (let seat = 0; seat < game.decks.length; seat++) {
      for (let at = 0; at < part; at++) {
        const smaller = without(smallest, seat, part, at);
        if (smaller !== null && troubleOf(smaller) === trouble) smallest = smaller;
      }
    }
  }
  return smallest;
}

/** The game without one of so many parts of a deck; not where too few cards would be left to begin with. */
function without(game: RandomGame, seat: number, parts: number, at: number): RandomGame | null {
  const deck = game.decks[seat]!;
  const size = Math.ceil(deck.length / parts);
  const left = deck.filter((_, i) => Math.floor(i / size) !== at);
  if (left.length < 8 || left.length === deck.length) return null;
  return { ...game, decks: game.decks.map((other, i) => (i === seat ? left : other)) };
}
