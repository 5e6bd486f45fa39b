import { card, object, objects, player, ref } from '../fields.js';
import { bool, int, list, nullable, record, text, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';

/** Results of chance, with the number of random words that each used, and keyword actions that were taken (CR 701). */
export const chanceEvents = {
  /** Objects or players that chance chose among others, in the order in which they were drawn. */
  ChosenAtRandom: publicEvent(1, { player, among: list(ref), chosen: list(ref), draws: uint }),
  /** A whole number from `least` to `most` that chance chose. */
  NumberChosenAtRandom: publicEvent(1, { player, least: int, most: int, value: int, draws: uint }),
  /** CR 705: each flip, with what the player called where the flip is won or lost (705.2). */
  CoinsFlipped: publicEvent(1, {
    player,
    flips: list(record({ heads: bool, won: nullable(bool) })),
    draws: uint,
  }),
  /**
   * CR 706.2: the natural results and, after modifiers, the results. `ignored` are the places of rolls that are
   * considered never to have happened (CR 706.6).
   */
  DiceRolled: publicEvent(1, {
    player,
    sides: uint,
    natural: list(uint),
    results: list(int),
    ignored: list(uint),
    draws: uint,
  }),
  /** Cards of a library were put into a random order: the objects from the top, then those on the bottom. */
  LibraryOrderedAtRandom: veiledEvent(
    2,
    { player, toTop: uint, toBottom: uint, first: object, draws: uint },
    { top: objects, bottom: objects, order: list(card) },
  ),
  /** CR 701: a keyword action was carried out as far as possible. `object` is the permanent that did it, or 0. */
  KeywordActionTaken: publicEvent(1, { player, action: text, object, amount: int }),
} as const;
