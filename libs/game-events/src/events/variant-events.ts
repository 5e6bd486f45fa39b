import { bool, int, list, oneOf, text, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';
import { card, object, player } from '../fields.js';

/** The supplementary decks of casual variants (CR 901.3, 904.3). */
const deck = oneOf(['planes', 'schemes']);

/** Casual variants that add nontraditional cards in the command zone (CR 901, 904). */
export const variantEvents = {
  /**
   * A seat's planar or scheme deck as numbers of pinned definitions. They come in seat order, after Attraction decks.
   */
  SupplementaryDeckBrought: veiledEvent(1, { player, deck, count: uint }, { cards: list(uint) }),
  /** CR 103.3a: the deck was shuffled; its cards are new objects, numbered from the top. */
  SupplementaryDeckShuffled: veiledEvent(
    1,
    { player, deck, count: uint, first: object, draws: uint },
    { order: list(card) },
  ),
  /** A card is moved off its supplementary deck and turned face up in the command zone (CR 701.31b, 701.32b). */
  SupplementaryCardTurnedUp: publicEvent(1, { player, object, card }),
  /** A card was turned face down and put on the bottom of its owner's deck, as a new object (CR 311.6, 701.33b). */
  SupplementaryCardTurnedDown: publicEvent(1, { object, becomes: object }),
  /** CR 904.2a, 904.5: the player with a scheme deck, and their starting life total. */
  ArchenemyDesignated: publicEvent(1, { player, life: uint }),
  /**
   * CR 902.3: a player's vanguard card was put into the command zone; `definition` is the index of its pinned
   * definition.
   */
  VanguardBrought: publicEvent(1, { player, definition: uint, hand: int, life: int }),
  /** CR 702.106a, 702.106f: names are noted with a face-down conspiracy; nobody else learns how many. */
  NamesChosenSecretly: veiledEvent(1, { player, object }, { label: text, names: list(text) }),
  /** CR 702.106c, 702.106e: a conspiracy was turned face up, and the names that were chosen for it are known. */
  NamesRevealed: publicEvent(1, { player, object, names: list(text) }),
  /** All players share one planar deck (CR 901.15). */
  PlanarDeckShared: publicEvent(1, {}),
  /** CR 311.5, 901.6: another player is the planar controller. */
  PlanarControllerChanged: publicEvent(1, { player }),
  /**
   * CR 901.9: the planar die shows one of its six faces: face 1 has the Planeswalker symbol, face 2 the chaos symbol.
   * `special`: it was rolled as the special action (116.2i), which costs more the next time.
   */
  PlanarDieRolled: publicEvent(1, {
    player,
    side: uint,
    face: oneOf(['planeswalker', 'chaos', 'blank']),
    special: bool,
    draws: uint,
  }),
} as const;
