import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  formOfCardIndex,
  isUnknown,
  objectOf,
  playerOf,
  presentObject,
  unaccountedFor,
  type GameState,
} from '@stacktrail/game-state';

/** Which card is told: one of a hand or library, by its place from 1 where that is known, or an object. */
export type ToldPlace = { readonly in: 'hand' | 'library'; readonly at?: number } | { readonly object: ObjectId };

/** What is told of a card in a game of told chance. */
export interface ToldCard {
  readonly owner: PlayerId;
  readonly place: ToldPlace;
  /** The card's name, as its deck has it. */
  readonly name: string;
}

/** What a fact says of it. */
export interface FoundCard {
  readonly object: ObjectId;
  readonly card: CardIndex;
}

/**
 * Finds the object that is told and the physical card that it is. Of several cards without a place the first unknown
 * one of a hand is meant, and the last one of a library, which is searched in any order (CR 400.2, 701.23a).
 *
 * @returns a sentence that says what is wrong, where something is
 */
export function findToldCard(state: GameState, { owner, place, name }: ToldCard): FoundCard | string {
  if (state.players[owner] === undefined) return `There is no seat ${owner}.`;
  const object = objectTold(state, { owner, place });
  if (typeof object === 'string') return object;
  const cards = unaccountedFor(state, owner).get(name);
  if (cards === undefined) return noneLeft(state, owner, name);
  const { card } = objectOf(state, object);
  return { object, card: cards.includes(card) ? card : cards[0]! };
}

/** The unknown object that is told; a sentence that says what is wrong where there is none. */
export function objectTold(state: GameState, { owner, place }: Pick<ToldCard, 'owner' | 'place'>): ObjectId | string {
  const whose = `${nameOf(state, owner)}’s`;
  if ('object' in place) {
    const object = presentObject(state, place.object);
    if (object?.owner !== owner) return `${nameOf(state, owner)} owns no object ${place.object}.`;
    return isUnknown(object) ? object.id : `Object ${object.id} is ${object.form.whole.name}, as is known already.`;
  }
  const cards = playerOf(state, owner)[place.in];
  if (place.at !== undefined) {
    const id = cards[place.at - 1];
    if (id === undefined) return `${whose} ${place.in} has ${cards.length} cards, and no card ${place.at}.`;
    const there = objectOf(state, id);
    if (isUnknown(there)) return id;
    return `Card ${place.at} of ${whose} ${place.in} is ${there.form.whole.name}, as is known already.`;
  }
  const unknown = cards.filter((id) => isUnknown(objectOf(state, id)));
  const found = place.in === 'hand' ? unknown[0] : unknown.at(-1);
  return found ?? `All ${cards.length} cards of ${whose} ${place.in} are known already.`;
}

/** Where the copies are that the deck has, each of which is known. */
function noneLeft(state: GameState, owner: PlayerId, name: string): string {
  const zones = new Map<string, number>();
  for (const object of state.objects.values()) {
    const isCopy = !object.left && object.owner === owner && object.card >= 0 && !isUnknown(object);
    if (!isCopy || formOfCardIndex(state, object.card)?.whole.name !== name) continue;
    zones.set(object.zone, (zones.get(object.zone) ?? 0) + 1);
  }
  const whose = `${nameOf(state, owner)}’s deck`;
  if (zones.size === 0) return `${whose} has no ${name}.`;
  const count = [...zones.values()].reduce((sum, one) => sum + one, 0);
  const where = [...zones]
    .sort()
    .map(([zone, number]) => `${number} in the zone ${zone}`)
    .join(', ');
  return `${whose} has no ${name} left that isn’t accounted for: its ${count} are known (${where}).`;
}

function nameOf(state: GameState, player: PlayerId): string {
  const name = state.setup?.seats.at(player)?.name ?? '';
  return name === '' ? `Seat ${player + 1}` : name;
}
