import { allSeats, seatBit, type AnyGameEvent, type CardIndex, type PlayerId } from '@stacktrail/game-events';
import { formOfCardIndex, isUnknown, type GameState } from '@stacktrail/game-state';
import type { SeenCard } from '../../commands.js';

/**
 * The cards that seats saw in a stretch and didn't know before it. A rewind can't make them forget: a card on top of a
 * library is still known to whoever saw it.
 *
 * @param before the state that the rewind goes back to
 * @param stretch every fact after it, including stretches that were reversed earlier
 */
export function cardsSeen(before: GameState, stretch: readonly AnyGameEvent[]): readonly SeenCard[] {
  const seats = before.players.map(({ id }) => id);
  const everyone = allSeats(seats.length);
  const seen = new Map<CardIndex, number>();
  const places = placesOfCards(before);
  const told = new Set(stretch.flatMap(({ type, data }) => (type === 'CardTold' ? [data.card] : [])));
  // The number of a card that nobody told says nothing.
  const isUnknownCard = (card: CardIndex): boolean => places.get(card)?.isUnknown === true && !told.has(card);
  const see = (card: CardIndex, by: number): void => {
    if (card >= 0 && !isUnknownCard(card)) seen.set(card, (seen.get(card) ?? 0) | by);
  };
  for (const { type, data } of stretch) {
    if (type === 'CardTold') see(data.card, data.seenBy);
    if (type === 'CardsRevealed') data.cards.forEach((card) => see(card, everyone));
    else if (type === 'CardsLookedAt') data.cards.forEach((card) => see(card, data.seenBy));
    else if (type === 'LibraryOrdered' || type === 'LibraryOrderedAtRandom')
      data.order.forEach((card) => see(card, data.seenBy));
    else if (type === 'ObjectMoved') {
      const hidden = data.to === 'library' || data.to === 'hand';
      see(data.card, hidden ? data.seenBy : everyone);
    }
  }
  return [...seen].flatMap(([card, by]) => {
    const place = places.get(card);
    if (place === undefined) return [];
    const anew = by & ~place.knownTo & everyone;
    if (anew === 0) return [];
    const { name, owner, knownTo } = place;
    const isOpen = ((by | knownTo) & everyone) === everyone;
    return [{ card, name, owner, by: seats.filter((seat) => (anew & seatBit(seat)) !== 0), isOpen }];
  });
}

interface Place {
  readonly name: string;
  readonly owner: PlayerId;
  readonly knownTo: number;
  readonly isUnknown: boolean;
}

function placesOfCards(state: GameState): ReadonlyMap<CardIndex, Place> {
  const places = new Map<CardIndex, Place>();
  for (const object of state.objects.values()) {
    const { card, left, printed, owner, knownTo } = object;
    if (card < 0 || left) continue;
    if (!isUnknown(object)) places.set(card, { name: printed.name, owner, knownTo, isUnknown: false });
    else places.set(card, { name: formOfCardIndex(state, card)?.whole.name ?? '', owner, knownTo: 0, isUnknown: true });
  }
  return places;
}

/**
 * What everyone may read of seen cards: the names of those that all have seen, and how many others each seat has seen.
 *
 * @param seats the seats' names
 */
export function seenInPublic(cards: readonly SeenCard[], seats: readonly string[]): readonly string[] {
  const open = cards.filter(({ isOpen }) => isOpen).map(({ name }) => `all have seen ${name}`);
  const hidden = seats.flatMap((seat, player) => {
    const count = cards.filter(({ by, isOpen }) => !isOpen && by.includes(player as PlayerId)).length;
    return count === 0 ? [] : [`${seat} has seen ${count === 1 ? 'a card' : `${count} cards`} that not all have`];
  });
  return [...open, ...hidden];
}
