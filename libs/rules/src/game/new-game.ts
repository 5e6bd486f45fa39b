import type { CardDefinition } from '@stacktrail/card-tree';
import type { Adjudicator, HiddenMechanic, PlayerId } from '@stacktrail/game-events';
import type { FormatName } from '@stacktrail/game-state';
import type { StartingPosition } from '../starting/starting-position.js';
import type { CardReference } from './pin.js';

/** What a game is started with. */
export interface NewGame {
  readonly game: string;
  /** The rules edition that it is played under (docs/decisions.md D14). */
  readonly edition: string;
  /** The format; where absent, Commander if a deck has a commander, otherwise Constructed (CR 100.2). */
  readonly format?: FormatName;
  /** The number of each seat's team (CR 102.3); everyone plays for themselves where absent. */
  readonly teams?: readonly number[];
  /**
   * The player who chooses who takes the first turn: the loser of the match's previous game (CR 103.1). A random player
   * where absent.
   */
  readonly chooser?: PlayerId;
  /** The dungeon cards that every player owns outside the game (CR 309.2); none where absent. */
  readonly dungeons?: readonly CardDefinition[];
  /** The position that the game starts from, if it doesn't start as CR 103 says. Such a game isn't provable. */
  readonly position?: StartingPosition;
  /**
   * Who says what the unread clauses of cards do; where absent, every card has to be understood.
   */
  readonly adjudication?: Adjudicator;
  /** Whether what chance does is told by those who enter the game (docs/told-games.md). Such a game isn't provable. */
  readonly chance?: 'told';
  /** Whether the game is played for ante (CR 407.1); it isn't where absent. */
  readonly ante?: boolean;
  /** One planar deck for all players (CR 901.15). Where absent, each seat may bring one of its own. */
  readonly planes?: readonly CardDefinition[];
  /**
   * How many numbers are reserved at a time for the cards of a hand, so that a number doesn't tell when its card was
   * drawn. With 0, cards are numbered as they are drawn, and seats are asked only if they can choose something.
   */
  readonly handNumbers?: number;
  readonly match: string | null;
  readonly parent: string | null;
  readonly seats: readonly {
    readonly name: string;
    /** What the player calls the deck, for everybody to read; nothing where absent. */
    readonly deckName?: string;
    readonly deck: readonly CardDefinition[];
    /** The deck's commanders, which aren't among its other cards (CR 903.3); none where absent. */
    readonly commanders?: readonly CardDefinition[];
    /** The cards of an Attraction deck (CR 717.2); none where absent. */
    readonly attractions?: readonly CardDefinition[];
    /** The cards of a planar deck (CR 901.3) and of a scheme deck (CR 904.3); none where absent. */
    readonly planes?: readonly CardDefinition[];
    readonly schemes?: readonly CardDefinition[];
    /** CR 902.3; none where absent. */
    readonly vanguard?: CardDefinition;
    /** CR 100.4; none where absent. */
    readonly sideboard?: readonly CardDefinition[];
    /** Mechanics of hidden cards that the seat declares besides those of its deck list; none where absent. */
    readonly mechanics?: readonly HiddenMechanic[];
  }[];
  /** Where to find cards that a text names and that no deck has (CR 111.11). */
  readonly reference?: CardReference;
  /** 32 secret bytes, and the salt of the commitment to them. */
  readonly seed: Uint8Array;
  readonly salt: Uint8Array;
  /**
   * 32 secret bytes that hide veiled fields. Where absent, the seed hides them, decks keep the order of their lists,
   * and there are no commitments to single cards.
   */
  readonly veil?: Uint8Array;
  /** Whether everything that was hidden is revealed at the end without anybody's consent; false where absent. */
  readonly openAfterEnd?: boolean;
  /** Whether it hangs on what everybody sees alone which decisions are asked (`GameStarted`); it doesn't where absent. */
  readonly asksByWhatIsOpen?: boolean;
  /** Whether choices that a public number forces are skipped, too (`GameStarted`); they aren't where absent. */
  readonly skipsCountedChoices?: boolean;
  /** Whether the seed was drawn in a place where no player could know it. */
  readonly provable: boolean;
  /** One contribution to the randomness from each seat. */
  readonly nonces: readonly Uint8Array[];
}

/** The editions of the rules that this engine plays. */
export const editions = ['2025-06-06'] as const;

/** The highest number of seats: the mask of seats that may see a fact has this many bits. */
export const mostSeats = 8;

/** A game can't begin as it was asked for. The message is a sentence. */
export class SetupRefused extends Error {
  override readonly name = 'SetupRefused';
}

/** What is wrong with the seats of a new game, in a sentence; `null` if nothing is. */
export function wrongSeats({
  seats,
  teams,
  chooser,
}: Pick<NewGame, 'teams' | 'chooser'> & {
  readonly seats: readonly unknown[];
}): string | null {
  const { length } = seats;
  if (length < 2) return 'A game needs at least two seats (CR 100.1).';
  if (length > mostSeats) return `A game has at most ${mostSeats} seats here, not ${length}.`;
  if (teams !== undefined) {
    if (teams.length !== length) return `Name the team of each of the ${length} seats, not of ${teams.length}.`;
    if (new Set(teams).size < 2) return 'A game needs at least two teams (CR 102.3).';
  }
  return chooser !== undefined && chooser >= length ? `There is no seat ${chooser} to choose who begins.` : null;
}
