import type { Zone } from '@stacktrail/card-tree';
import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { secretWord } from '../game/random-words.js';
import type { Game, Reason } from '../game/game.js';

/**
 * Gives cards of a hand or a library new ids, so that nobody can recognise one of them by its id. It is needed when one
 * of them is about to be chosen or to leave, and others mustn't learn which (CR 400.2).
 *
 * @param physical the physical card of each from now on; copies of one card may be exchanged
 * @returns the new ids, in the order in which the cards were given
 */
export function renumber(
  game: Game,
  player: PlayerId,
  zone: Zone,
  cards: readonly ObjectId[],
  { causes }: Pick<Reason, 'causes'>,
  physical: (id: ObjectId) => CardIndex = (id) => objectOf(game.state, id).card,
): readonly ObjectId[] {
  const first = game.nextObjectId();
  const { order } = game.random.permutation(cards.length, secretWord(game.nextRevision));
  const objects = order.map((at) => cards[at]!);
  const data = { player, zone, count: cards.length, first, objects, cards: objects.map(physical), seenBy: 0 };
  game.emit('CardsRenumbered', data, { rule: '400.2', player, ...(causes && { causes }) });
  const numbers = new Map(objects.map((id, i) => [id, (first + i) as ObjectId]));
  return cards.map((id) => numbers.get(id)!);
}

/** Whether a game hides which card of a hidden zone has which id. */
export function hidesNumbers({ state }: Game): boolean {
  return (state.setup?.handNumbers ?? 0) > 0;
}

/**
 * Renumbers cards of libraries that a player is about to look at and choose from, so that others can't recognise them
 * later. A single card of a library is known by its place anyway.
 */
export function mixedUp(game: Game, cards: readonly ObjectId[], reason: Reason): readonly ObjectId[] {
  if (cards.length < 2 || !hidesNumbers(game)) return cards;
  const renewed = new Map<ObjectId, ObjectId>();
  for (const [owner, own] of librariesOf(game, cards)) {
    if (own.length < 2) continue;
    for (const [i, id] of renumber(game, owner, 'library', own, reason).entries()) renewed.set(own[i]!, id);
  }
  return cards.map((id) => renewed.get(id) ?? id);
}

/** The cards that are in a library, by its player. */
function librariesOf({ state }: Game, cards: readonly ObjectId[]): ReadonlyMap<PlayerId, readonly ObjectId[]> {
  const libraries = new Map<PlayerId, ObjectId[]>();
  for (const id of cards) {
    const { owner, zone } = objectOf(state, id);
    if (zone !== 'library') continue;
    const others = libraries.get(owner);
    if (others === undefined) libraries.set(owner, [id]);
    else others.push(id);
  }
  return libraries;
}
