import { bool, int, list, nullable, oneOf, record, text, uint } from '../schema/codec.js';
import { publicEvent, veiledEvent } from '../schema/event-schema.js';
import { card, object, objects, player, zone } from '../fields.js';

/** Who says what an unread clause does: the players together, or a judge. */
export const adjudicators = ['players', 'judge'] as const;
export type Adjudicator = (typeof adjudicators)[number];

/** Kinds of chance whose results a starting position can fix beforehand (CR 705, 706). */
const chanceKinds = ['coin', 'die'] as const;

/** The fields of `GameStarted` and `GameEnded` before there were teams and formats. */
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
/** The fields of `GameStarted`, without the pinned definitions, before numbers were reserved for hands. */
const gameStartedV2Fields = {
  game: text,
  edition: text,
  match: nullable(text),
  parent: nullable(text),
  startingLife: uint,
  startingHandSize: uint,
  seats: list(record({ name: text })),
  /** A salted SHA-256 commitment to the seed. A game with a seed that somebody gave isn't provable. */
  seedCommitment: text,
  provable: bool,
  /** The format that its numbers come from (CR 100.2, 103.4), such as `constructed`. */
  format: text,
  /** The number of each seat's team (CR 102.3). If no two numbers are equal, there are no teams. */
  teams: list(uint),
  /** CR 103.5c: a player's first mulligan doesn't count. */
  freeMulligan: bool,
  /** The player who chooses who takes the first turn (CR 103.1); null if a random player does. */
  chooser: nullable(player),
} as const;
export const randomPlayerChosenV1Fields = { player, draws: uint } as const;
export const gameEndedV1Fields = { winner: nullable(player), by: oneOf(['win', 'draw']) } as const;

/** The fields of `GameStarted`, without the pinned definitions, before mechanics of hidden cards were declared. */
export const gameStartedV3Fields = { ...gameStartedV2Fields, handNumbers: uint } as const;

/**
 * Mechanics that let a player do something with a card that others can't see, at a moment that everybody sees: as a
 * card is drawn (CR 702.94a; the first of a turn, or any), as a spell is cast (702.47), or before the game (702.139,
 * 103.5b, 103.6).
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

/** The fields of `GameStarted`, without the pinned definitions, while the seed also hid a game's veiled fields. */
export const gameStartedV4Fields = { ...gameStartedV3Fields, mechanics: list(list(oneOf(hiddenMechanics))) } as const;

/**
 * The fields of `GameStarted`, without the pinned definitions, while decisions with only one answer were asked, too.
 */
export const gameStartedV5Fields = { ...gameStartedV4Fields, veilCommitment: text, openAfterEnd: bool } as const;

/** The fields of `GameStarted`, without the pinned definitions, while choices forced by a public number were asked. */
export const gameStartedV6Fields = { ...gameStartedV5Fields, asksByWhatIsOpen: bool } as const;

/** CR 103: starting the game; CR 104: ending it. */
export const setupEvents = {
  /** The game's setup: everything that its rules depend on. */
  GameStarted: veiledEvent(
    7,
    {
      ...gameStartedV2Fields,
      /**
       * How many object ids are reserved at a time for the cards of a hand, so that a card's id doesn't tell when it
       * was drawn; 0 if cards get their ids as they are drawn.
       */
      handNumbers: uint,
      /**
       * The mechanics of hidden cards that are declared for each seat's deck list: the seat is asked at every moment of
       * such a mechanic, whatever cards it has. The list is empty if seats are asked only when they can choose
       * something.
       */
      mechanics: list(list(oneOf(hiddenMechanics))),
      /** A SHA-256 commitment to the key from which the salts of veils derive; empty if they derive from the seed. */
      veilCommitment: text,
      /** Whether that key is shown at the end of the game even without the consent of the players. */
      openAfterEnd: bool,
      /**
       * Whether public information alone determines which decisions are asked. A decision is skipped if everybody sees
       * that it has one answer; a decision about hidden cards is always asked.
       */
      asksByWhatIsOpen: bool,
      /**
       * Whether a choice among hidden cards is skipped, too, if everybody sees by their number that it is forced: one
       * card is chosen of one, or none.
       */
      skipsCountedChoices: bool,
    },
    {
      /**
       * The content hash of the pinned definitions, which are in the stream `cards-<hash>`. It is veiled because it
       * would confirm a guessed deck.
       */
      definitions: text,
    },
  ),
  /**
   * A seat's starting deck (CR 103.2a) as numbers of pinned definitions, in an order that nobody knows; seats bring
   * their decks in seat order. `commitments` are salted SHA-256 commitments, one for each card's definition, so that
   * each card can be shown without the others; the list is empty if only the whole deck list is committed to.
   */
  DeckBrought: veiledEvent(2, { player, count: uint, commitments: list(text) }, { deck: list(uint) }),
  /**
   * Decks of this game may have cards that are not wholly understood. Where an unread clause matters, the players agree
   * on what happens, or a judge says it. A game without this fact has none of those cards.
   */
  AdjudicationAgreed: publicEvent(1, { by: oneOf(adjudicators) }),
  /**
   * Chance of this game is told: it is played elsewhere, as on paper, and whoever enters it says what coins and dice
   * showed and which cards were drawn. Which card a hidden object is stays unknown until a `CardTold` says it.
   */
  ChanceTold: publicEvent(1, {}),
  /**
   * In a game of told chance, an object is this card of its owner's deck. If another unknown object of that player was
   * counted as that card, the two are exchanged. `by` is the judge who told it; empty if a player did.
   */
  CardTold: veiledEvent(1, { player, object, by: text }, { card }),
  /** What a player calls their deck, for everybody to read. */
  DeckNamed: publicEvent(1, { player, name: text }),
  /**
   * The game starts from a given position instead of as CR 103 says: these cards of the decks are in these zones, in
   * this order, before the first turn. Cards of a library are on its top, the last one highest. `life` has a number for
   * each seat. `chance` has the results that coins and dice will show, for each player in order: for a coin 1 for heads
   * and 0 for tails, for a die its number.
   */
  StartingPositionGiven: publicEvent(1, {
    startingPlayer: player,
    life: list(int),
    shuffle: bool,
    cards: list(record({ player, card, zone, tapped: bool, face: uint })),
    chance: list(record({ player, kind: oneOf(chanceKinds), value: uint })),
    daytime: nullable(oneOf(['day', 'night'])),
  }),
  /** Counters are put on a permanent of the starting position. No rule of the game does this. */
  PositionAdjusted: publicEvent(1, { object, kind: text, count: uint }),
  /**
   * A seat's sideboard (CR 100.4, 103.2a) as numbers of pinned definitions. Sideboards come in seat order, after all
   * decks.
   */
  SideboardSetAside: veiledEvent(1, { player, count: uint }, { sideboard: list(uint) }),
  /**
   * A seat's Attraction deck (CR 717.2) as numbers of pinned definitions. Attraction decks come in seat order, after
   * decks and sideboards.
   */
  AttractionDeckBrought: veiledEvent(1, { player, count: uint }, { attractions: list(uint) }),
  /** CR 103.3a, 717.2: the deck was shuffled; its cards are new objects, numbered from the top. */
  AttractionDeckShuffled: veiledEvent(1, { player, count: uint, first: object, draws: uint }, { order: list(card) }),
  /** CR 903.3: these cards of a seat's deck are its commanders, wherever they go. */
  CommandersDesignated: publicEvent(1, { player, cards: list(card) }),
  /** CR 407.1: the game is played for ante. */
  AnteAgreed: publicEvent(1, {}),
  /** CR 407.2: at the end of the game the winner becomes the owner of the cards in the ante zone. */
  AnteWon: publicEvent(1, { player, objects }),
  /**
   * CR 725.1: the game ends without a result and its players start a new one. All cards are in their owners' decks,
   * except the exempt ones, which are in exile (725.5). `startingLife` and the free mulligan depend on the number of
   * players in the new game.
   */
  GameRestarted: publicEvent(1, { startingLife: uint, freeMulligan: bool, players: list(player), exempt: objects }),
  /** A seat's contribution to the randomness, so that no party alone determines it. */
  NonceGiven: publicEvent(1, { player, nonce: text }),
  /** A new seed and a new key for veils were committed to, because play goes on after the old ones were revealed. */
  SeedCommitted: publicEvent(2, { seedCommitment: text, veilCommitment: text }),
  /**
   * After the game, its seed and the salt of the commitment to it, so that every shuffle, coin and die can be checked.
   */
  SeedRevealed: publicEvent(1, { seed: text, salt: text }),
  /** After the end, a seat consents to showing everybody everything that was hidden. */
  OpeningConsented: publicEvent(1, { player }),
  /** The key from which the salts of veils derive. With it everything that was hidden can be checked. */
  VeilOpened: publicEvent(1, { key: text }),
  /**
   * A player was chosen at random among these, or among all if none is named; `draws` counts the random words that were
   * used (CR 103.1).
   */
  RandomPlayerChosen: publicEvent(2, { player, draws: uint, among: list(player) }),
  /** CR 103.1: the player who takes the first turn. */
  StartingPlayerChosen: publicEvent(1, { player }),
  /** CR 103.5: a player kept their opening hand. */
  HandKept: publicEvent(1, { player }),
  /**
   * CR 103.5: a player took their mulligan number `count`: their hand went into their library. The shuffle and the
   * draws follow.
   */
  MulliganTaken: publicEvent(1, { player, count: uint }),
  /** CR 701.24: the library was shuffled; its cards are new objects, numbered from the top. */
  LibraryShuffled: veiledEvent(1, { player, count: uint, first: object, draws: uint }, { order: list(card) }),
  /** CR 104.3a: a player conceded. */
  PlayerConceded: publicEvent(1, { player }),
  /**
   * The game has clocks from here on: how many seconds each player has for all of their decisions, and for each of them.
   * What isn't limited is null. Times themselves are no facts: the store keeps when each fact was recorded.
   */
  ClocksSet: publicEvent(1, { seconds: nullable(uint), perDecision: nullable(uint) }),
  /** A player gets so many more seconds, from a judge or, for the time that it was away, from the server. */
  TimeGiven: publicEvent(1, { judge: text, player, seconds: uint, reason: text }),
  /** A judge stops all clocks. */
  ClocksStopped: publicEvent(1, { judge: text, reason: text }),
  /** A judge lets the clocks run again. */
  ClocksStarted: publicEvent(1, { judge: text }),
  /**
   * Another line of play begins. The events before this one are those of the game `parent` up to its revision `at`; from
   * here on the game is `game`.
   */
  GameForked: publicEvent(1, { game: text, parent: text, at: uint }),
  /** CR 104.3k: the player's time is up; they lose the game. */
  ClockRanOut: publicEvent(1, { player }),
  /** CR 104.3: a player lost. The event's `rule` says which rule made them lose. */
  PlayerLost: publicEvent(1, { player }),
  /**
   * CR 104.5, 800.4a: the player leaves the game, together with these permanents and spells and everything else that
   * they own.
   */
  PlayerLeft: publicEvent(1, { player, objects }),
  /**
   * CR 104.2, 104.4: the game ended; without a winner it is a draw. `winners` are all players of the winning team (CR
   * 104.2c).
   */
  GameEnded: publicEvent(2, { winner: nullable(player), by: oneOf(['win', 'draw']), winners: list(player) }),
} as const;
