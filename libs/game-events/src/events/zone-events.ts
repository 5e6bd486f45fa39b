import { card, counters, object, objects, player, pointer, zone } from '../fields.js';
import { noObject, type ObjectId } from '../ids.js';
import { bool, int, list, nullable, oneOf, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';

/** Why an object changes zones: the keyword action or rule that moves it. */
export const manners = [
  'draw',
  'discard',
  'mill',
  'play',
  'cast',
  'resolve',
  'destroy',
  'sacrifice',
  'exile',
  'return',
  'put',
  'counter',
  'search',
  'state-based',
  'mulligan',
  'no legal targets',
] as const;
export type Manner = (typeof manners)[number];

/** CR 400: objects change zones or come into being. */
export const zoneEvents = {
  /**
   * An object left a zone and became a new one in another zone (CR 400.7). `position` counts from the top of a library;
   * -1 is its bottom; it is 0 in other zones. `group` counts the moves of one simultaneous occurrence from 0: their
   * last known information is from before the first.
   *
   * `face` is the index of the face that is up or cast; `faceDown` says what the object is while face down (CR 708.2),
   * `copy` what it enters as a copy of (CR 707.5). `other` is for a meld pair (CR 712.4): when two cards become one
   * permanent, the second card as it is in its zone; when such a permanent leaves, the object that the second card
   * becomes.
   *
   * `becomes` is 0 if the new object is a card of a hand that not everyone knows: then `inHand`, which is 0 otherwise,
   * is the object; see `newObjectOf`.
   */
  ObjectMoved: veiledEvent(
    3,
    {
      object,
      becomes: object,
      from: zone,
      to: zone,
      position: int,
      manner: oneOf(manners),
      controller: player,
      tapped: bool,
      counters,
      attachTo: nullable(object),
      group: uint,
      face: uint,
      faceDown: nullable(pointer),
      copy: nullable(pointer),
      other: nullable(object),
    },
    { card, inHand: object },
  ),
  /**
   * CR 728.3: another card that represented a permanent is put where the permanent went; `component` counts these cards
   * from 0.
   */
  ComponentMoved: publicEvent(1, {
    permanent: object,
    component: uint,
    becomes: object,
    to: zone,
    position: int,
    card,
  }),
  /**
   * CR 404.3, 613.7m: a player chose an order for new objects of one zone, the earliest first. The objects exchange
   * their places and their timestamps accordingly.
   */
  ObjectsArranged: publicEvent(1, { player, objects }),
  /**
   * CR 111: `count` tokens with consecutive ids were created. `description` points to their characteristics, or says
   * what they are copies of; `copy` says what a replacement effect made them enter as copies of (CR 707.5).
   */
  TokensCreated: publicEvent(2, {
    player,
    /** The player under whose control the tokens enter (CR 111.2, 616.1b). */
    controller: player,
    count: uint,
    first: object,
    description: pointer,
    tapped: bool,
    counters,
    face: uint,
    copy: nullable(pointer),
    attachTo: nullable(object),
  }),
  /** CR 114.2: an emblem was put into the command zone. `description` points to its abilities. */
  EmblemCreated: publicEvent(1, { object, player, description: pointer }),
  /**
   * CR 704.5d, 704.5e, 608.2n: a token outside the battlefield, a copy, or an ability that resolved ceased to exist.
   */
  ObjectCeasedToExist: publicEvent(1, { object }),
  /** CR 701.20: a player revealed these cards to everybody. */
  CardsRevealed: publicEvent(1, { player, objects, cards: list(card) }),
  /** Cards that a seat looked at without revealing them (CR 701.20e, 701.23a). */
  CardsLookedAt: veiledEvent(2, { player, count: uint }, { objects, cards: list(card) }),
  /** CR 121.8: cards that were drawn face down while a spell was being cast are no longer face down. */
  DrawnCardsTakenUp: veiledEvent(2, { player, count: uint }, { objects, cards: list(card) }),
  /**
   * Cards of a hand or a library got new numbers, from `first` on in the order of `objects`, so that nobody can
   * recognise a card by its old number. `cards` are the physical cards in that order; copies of one card may be
   * exchanged.
   */
  CardsRenumbered: veiledEvent(1, { player, zone, count: uint, first: object }, { objects, cards: list(card) }),
  /**
   * CR 701.9b: these cards were chosen at random, in the order in which they were drawn; `draws` counts the random
   * words that were used.
   */
  CardsChosenAtRandom: publicEvent(1, { player, objects, draws: uint }),
  /** CR 701.22: cards of a library were put into this order: the objects from the top, then those on the bottom. */
  LibraryOrdered: veiledEvent(
    2,
    { player, toTop: uint, toBottom: uint, first: object },
    { top: objects, bottom: objects, order: list(card) },
  ),
  /**
   * After a rewind, the cards of a library that nobody knows were put into a random order again. The objects at
   * `positions`, from the top, are new ones in the order of `order`. Cards that somebody knows stay where they are.
   */
  UnknownCardsRandomised: veiledEvent(
    1,
    { player, first: object, draws: uint },
    { positions: list(uint), order: list(card) },
  ),
  /** CR 707.12: a copy of a card was made in the card's zone, to be cast. */
  CardCopied: publicEvent(1, { object, original: object, player }),
  /** CR 722.3c of CR 2026-08-07: a copy with the prepare spell of a permanent was made in exile. */
  PrepareSpellCopied: publicEvent(1, { object, original: object, player }),
  /** A draw from an empty library (CR 704.5b, 121.4). */
  DrawFailed: publicEvent(1, { player }),
} as const;

/** The new object that something became when it moved. */
export function newObjectOf({ becomes, inHand }: { readonly becomes: ObjectId; readonly inHand: ObjectId }): ObjectId {
  return inHand === noObject ? becomes : inHand;
}
