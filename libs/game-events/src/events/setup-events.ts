import { bool, int, list, nullable, oneOf, record, text, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';
import { card, object, objects, player, zone } from '../fields.js';

/** What chance decides that a starting position can say beforehand (CR 705, 706). */
const chanceKinds = ['coin', 'die'] as const;

/** What `GameStarted` and `GameEnded` held before there were teams and formats. */
export const gameStartedV1Fields = {
  game: text,
  edition: text,
  match: nullable(text),
  parent: nullable(text),
  startingLife: uint,
  startingHandSize: uint,
  seats: list(record({ name: text })),
  definitions: text,
  seedCommitment: text,
  provable: bool,
} as const;
/** What `GameStarted` held besides the pinned definitions before numbers were set apart for hands. */
const gameStartedV2Fields = {
  game: text,
  edition: text,
  match: nullable(text),
  parent: nullable(text),
  startingLife: uint,
  startingHandSize: uint,
  seats: list(record({ name: text })),
  /** Salted SHA-256 commitment to the seed; with a seed that was given the game is not provable. */
  seedCommitment: text,
  provable: bool,
  /** The way of playing that its numbers come from (CR 100.2, 103.4), such as `constructed`. */
  format: text,
  /** The number of each seat's team (CR 102.3); everyone is a team of their own where no two are alike. */
  teams: list(uint),
  /** CR 103.5c: a player's first mulligan doesn't count. */
  freeMulligan: bool,
  /** Who chooses who takes the first turn (CR 103.1); chance finds a player where nobody is named. */
  chooser: nullable(player),
} as const;
export const randomPlayerChosenV1Fields = { player, draws: uint } as const;
export const gameEndedV1Fields = { winner: nullable(player), by: oneOf(['win', 'draw']) } as const;

/** What `GameStarted` held besides the pinned definitions before mechanics were named. */
export const gameStartedV3Fields = { ...gameStartedV2Fields, handNumbers: uint } as const;

/**
 * The mechanics that let a player do something with a card that others can't see, at moments that everybody sees: as it
 * is drawn (CR 702.94a; the first of a turn, or any), as a spell is cast (702.47), before the game (702.139, 103.5b, 103.6).
 */
export const hiddenMechanics = [
  'miracle',
  'revealed as it is drawn',
  'splice onto Arcane',
  'splice',
  'companion',
  'opening hand',
] as const;
export type HiddenMechanic = (typeof hiddenMechanics)[number];

/** What `GameStarted` held besides the pinned definitions while a game's seed hid its veiled fields. */
export const gameStartedV4Fields = { ...gameStartedV3Fields, mechanics: list(list(oneOf(hiddenMechanics))) } as const;

/** CR 103: starting the game; and its end (CR 104). */
export const setupEvents = {
  /** The game's setup: all that its rules depend on. */
  GameStarted: veiledEvent(
    5,
    {
      ...gameStartedV2Fields,
      /**
       * How many numbers are set apart at a time for the cards of a hand, whose numbers tell nobody when they were drawn;
       * 0 if cards are numbered as they come.
       */
      handNumbers: uint,
      /**
       * The mechanics of hidden cards that are said of each seat's deck list: at each moment of theirs the seat is asked,
       * whatever cards it has. No list at all where seats are asked only where there is something to choose.
       */
      mechanics: list(list(oneOf(hiddenMechanics))),
      /** SHA-256 commitment to the key that the salts of veils derive from; empty where they derive from the seed. */
      veilCommitment: text,
      /** Whether that key is shown at the end of the game, whether or not its players consent then. */
      openAfterEnd: bool,
    },
    {
      /** Content hash of the pinned definitions; they lie in the stream `cards-<hash>`. It would confirm a guessed deck. */
      definitions: text,
    },
  ),
  /**
   * A seat's starting deck (CR 103.2a), as indexes of pinned definitions in an order that nobody knows; in seat order.
   * `commitments` are salted SHA-256 commitments, one to each card's definition, so that each card can be shown by itself;
   * none where the whole list is all that is committed to.
   */
  DeckBrought: veiledEvent(2, { player, count: uint, commitments: list(text) }, { deck: list(uint) }),
  /**
   * The game doesn't start as CR 103 says: these cards of the decks are where they are said to be, in this order, before
   * the first turn; those of a library lie on its top, the last named highest. `life` is a number a seat. `chance` are
   * results that coins and dice will show, each player's in order: a coin 1 for heads and 0 for tails, a die its number.
   */
  StartingPositionGiven: publicEvent(1, {
    startingPlayer: player,
    life: list(int),
    shuffle: bool,
    cards: list(record({ player, card, zone, tapped: bool, face: uint })),
    chance: list(record({ player, kind: oneOf(chanceKinds), value: uint })),
    daytime: nullable(oneOf(['day', 'night'])),
  }),
  /** Whoever set up the starting position puts counters on a permanent of it later: no rule of the game does. */
  PositionAdjusted: publicEvent(1, { object, kind: text, count: uint }),
  /** A seat's sideboard (CR 100.4, 103.2a), as indexes of pinned definitions; in seat order, after all decks. */
  SideboardSetAside: veiledEvent(1, { player, count: uint }, { sideboard: list(uint) }),
  /** A seat's Attraction deck (CR 717.2), as indexes of pinned definitions; in seat order, after decks and sideboards. */
  AttractionDeckBrought: veiledEvent(1, { player, count: uint }, { attractions: list(uint) }),
  /** CR 103.3a, 717.2: it is in a random order; its objects are new ones, numbered from the top. */
  AttractionDeckShuffled: veiledEvent(1, { player, count: uint, first: object, draws: uint }, { order: list(card) }),
  /** CR 903.3: these cards of a seat's deck are its commanders, wherever they go. */
  CommandersDesignated: publicEvent(1, { player, cards: list(card) }),
  /** CR 407.1: the game is played for ante. */
  AnteAgreed: publicEvent(1, {}),
  /** CR 407.2: at the end of the game the winner becomes the owner of the cards in the ante zone. */
  AnteWon: publicEvent(1, { player, objects }),
  /**
   * CR 725.1: the game ends without a result and its players start a new one. All cards are in their owners' decks, but
   * for those exempt, which are in exile (725.5). The first two are as the number of players in the new game has them.
   */
  GameRestarted: publicEvent(1, { startingLife: uint, freeMulligan: bool, players: list(player), exempt: objects }),
  /** A seat's contribution to the randomness, so that no one party chose it. */
  NonceGiven: publicEvent(1, { player, nonce: text }),
  /** A new seed, and a new key for veils, for play that goes on after the old ones were revealed. */
  SeedCommitted: publicEvent(2, { seedCommitment: text, veilCommitment: text }),
  SeedRevealed: publicEvent(1, { seed: text, salt: text }),
  /** After the end a seat consents to showing everybody all that was hidden. */
  OpeningConsented: publicEvent(1, { player }),
  /** The key that the salts of veils derive from: with it everything that was hidden can be checked. */
  VeilOpened: publicEvent(1, { key: text }),
  /** A player found at random among these, or all where none is named, and how many random words that took (CR 103.1). */
  RandomPlayerChosen: publicEvent(2, { player, draws: uint, among: list(player) }),
  /** CR 103.1. */
  StartingPlayerChosen: publicEvent(1, { player }),
  /** CR 103.5. */
  HandKept: publicEvent(1, { player }),
  MulliganTaken: publicEvent(1, { player, count: uint }),
  /** CR 701.24: the library is in a random order; its objects are new ones, numbered from the top. */
  LibraryShuffled: veiledEvent(1, { player, count: uint, first: object, draws: uint }, { order: list(card) }),
  PlayerConceded: publicEvent(1, { player }),
  /** CR 104.3k: the player's time is up; they lose the game. */
  ClockRanOut: publicEvent(1, { player }),
  /** CR 104.3: the rule that made the player lose stands in the envelope. */
  PlayerLost: publicEvent(1, { player }),
  /** CR 104.5, 800.4a: the player leaves the game, and with them these permanents and spells, and all else they own. */
  PlayerLeft: publicEvent(1, { player, objects }),
  /** CR 104.2, 104.4; nobody's name is a draw. `winners` are all players of the team that wins (CR 104.2c). */
  GameEnded: publicEvent(2, { winner: nullable(player), by: oneOf(['win', 'draw']), winners: list(player) }),
} as const;
