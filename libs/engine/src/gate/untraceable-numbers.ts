import type { Zone } from '@stacktrail/card-tree';
import { allSeats, seatBit, type CardIndex, type ObjectId } from '@stacktrail/game-events';
import { objectOf, objectsIn, playerOf, type GameObject } from '@stacktrail/game-state';
import { hidesNumbers, renumber } from '../choices/renumber.js';
import type { Game, Reason } from '../game/game.js';
import type { MoveOccurrence } from '../game/occurrence.js';

/**
 * Renumbers cards of a hand before one of them leaves, so that others learn no more than they see (CR 400.2, 402.3).
 * Somebody who knows some cards of the hand can't tell which of them leaves unseen, nor which of two cards with the
 * same name is shown.
 */
export function withUntraceableNumbers(
  game: Game,
  card: GameObject,
  to: Zone,
  { faceDown }: Pick<MoveOccurrence, 'faceDown'>,
  reason: Reason,
): GameObject {
  const { state } = game;
  const others = allSeats(state.players.length) & ~seatBit(card.owner);
  const hand = objectsIn(state, playerOf(state, card.owner).hand);
  const known = hand.filter(({ knownTo }) => (knownTo & others) !== 0);
  if (known.length === 0 || hand.length < 2 || !hidesNumbers(game)) return card;
  const isUnseen = to === 'hand' || to === 'library' || faceDown !== undefined;
  const alike = isUnseen ? hand : likeIt(card, hand, known, others);
  if (alike.length < 2) return card;
  const ids = alike.map(({ id }) => id);
  const traded = isUnseen ? undefined : trade(card, known, alike);
  const renewed = renumber(game, card.owner, 'hand', ids, reason, traded);
  return objectOf(game.state, renewed[ids.indexOf(card.id)]!);
}

/** A card of a hand as it is about to be shown to everybody, by the number that it is shown with. */
export function untraceableAsShown(game: Game, id: ObjectId, reason: Reason): ObjectId {
  const card = objectOf(game.state, id);
  if (card.zone !== 'hand') return id;
  return withUntraceableNumbers(game, card, 'stack', {}, reason).id;
}

/**
 * The other cards that the leaving card could be, for somebody who knows some of the hand and sees a card with this
 * name leave.
 */
function likeIt(
  card: GameObject,
  hand: readonly GameObject[],
  known: readonly GameObject[],
  others: number,
): readonly GameObject[] {
  const ofItsName = (object: GameObject): boolean => object.printed.name === card.printed.name;
  if (!known.some(ofItsName)) return [];
  return hand.filter((object) => ofItsName(object) || (object.knownTo & others) !== others);
}

/**
 * If several cards have the same name, the one that others knew is the one that leaves, since nobody can tell them
 * apart.
 */
function trade(
  card: GameObject,
  known: readonly GameObject[],
  alike: readonly GameObject[],
): (id: ObjectId) => CardIndex {
  const seen = known.find(({ printed }) => printed.name === card.printed.name) ?? card;
  return (id) => {
    if (id === card.id) return seen.card;
    return id === seen.id ? card.card : alike.find((object) => object.id === id)!.card;
  };
}
