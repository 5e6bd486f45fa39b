import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, playerOf } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';

/**
 * Puts a library into a random order that nobody knows (CR 701.24a). The fact holds the order and the number of random
 * words that were used. Objects that aren't cards, such as a token about to cease to exist, are gone afterwards.
 *
 * @param apart objects that keep their places and stay known to whoever knew them (CR 701.24b)
 */
export function shuffleLibrary(
  game: Game,
  player: PlayerId,
  reason: Reason,
  apart: ReadonlySet<ObjectId> = nothing,
): void {
  const { state } = game;
  const library = playerOf(state, player)
    .library.map((id) => objectOf(state, id))
    .filter(({ card }) => card >= 0);
  const others = library.filter(({ id }) => !apart.has(id));
  const { order, next } = game.random.permutation(others.length, state.draws);
  let shuffled = 0;
  const cards = library.map(({ id, card }): CardIndex => (apart.has(id) ? card : others[order[shuffled++]!]!.card));
  const first = game.nextObjectId();
  const draws = next - state.draws;
  game.emit(
    'LibraryShuffled',
    { player, count: cards.length, first, draws, order: cards, seenBy: 0 },
    { ...reason, player },
  );
  library.forEach(({ id, knownTo, card }, place) => {
    if (!apart.has(id) || knownTo === 0) return;
    const objects = [(first + place) as ObjectId];
    game.emit(
      'CardsLookedAt',
      { player, count: 1, objects, cards: [card], seenBy: knownTo },
      { ...reason, rule: '701.24b', player },
    );
  });
}

/**
 * CR 701.24g: shuffles a library into which some cards are put in certain positions at the same time. These cards keep
 * their places, as new objects after each shuffle.
 */
export function shuffleExceptPlaced(game: Game, player: PlayerId, placed: Set<ObjectId>, reason: Reason): void {
  const places = playerOf(game.state, player).library.flatMap((id, place) => (placed.has(id) ? [place] : []));
  shuffleLibrary(game, player, reason, placed);
  for (const place of places) placed.add(playerOf(game.state, player).library[place]!);
}

const nothing: ReadonlySet<ObjectId> = new Set();
