import type { CardDefinition, Step } from '@stacktrail/card-tree';
import type { Position } from '@stacktrail/event-store';
import type {
  Adjudicator,
  AnyGameEvent,
  Answer,
  CardIndex,
  Damage,
  HiddenMechanic,
  PlayerId,
  Revision,
  RulingAnswer,
} from '@stacktrail/game-events';
import type { Catalog, FormatName, GameState } from '@stacktrail/game-state';
import type {
  Accepted,
  AnswerAhead,
  CardReference,
  Decision,
  ShortcutPart,
  ShortcutTaken,
  StartingPosition,
} from '@stacktrail/rules';
import type { ClockLimits } from './clocks/clocks.js';

/**
 * What every command has. A command with an id that was used before is the same command, and is carried out once
 * (docs/decisions.md D4).
 */
export interface Command {
  readonly commandId: string;
  /** The person who gives it. It goes into the metadata, because personal data isn't part of a game's facts. */
  readonly person?: string;
}

/** A seat of a new game. */
export interface SeatSetup {
  readonly name: string;
  /** What the player calls the deck, for everybody to read; nothing where absent. */
  readonly deckName?: string;
  readonly deck: readonly CardDefinition[];
  /** The deck's commanders, beside its other cards (CR 903.3); none where absent. */
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
  /**
   * Mechanics of hidden cards that the seat declares besides those of its deck list, so that others can't tell whether
   * the list has them.
   */
  readonly mechanics?: readonly HiddenMechanic[];
  /** The seat's own contribution to the randomness, in hexadecimal digits. Where absent, the server draws it. */
  readonly nonce?: string;
}

export interface CreateGame {
  /** The match that the game is a part of. */
  readonly name?: string;
  readonly seats: readonly SeatSetup[];
  /**
   * The seed from which everything random in the game derives, including ids; such a game isn't provable. Where absent,
   * nobody can foresee any of it. Tokens never derive from a seed.
   */
  readonly seed?: string;
  /**
   * The id of a seed that was promised before (docs/decisions.md D8), so that each seat knew the promise when it gave
   * its nonce. Where absent, a seed is drawn with the command.
   */
  readonly promise?: string;
  /** The edition of the rules; the current one where absent. */
  readonly edition?: string;
  /**
   * The format whose deck construction rules the decks have to obey (CR 100.2). Where absent, it is Constructed without
   * such a check, or Commander if a deck has a commander.
   */
  readonly format?: FormatName;
  /** Where to find cards that a text names and that no deck has (CR 111.11). */
  readonly reference?: CardReference;
  /** The dungeon cards that every player owns outside the game (CR 309.2). */
  readonly dungeons?: readonly CardDefinition[];
  /** The number of each seat's team (CR 102.3); everyone plays for themselves where absent. */
  readonly teams?: readonly number[];
  /**
   * The seat that chooses who takes the first turn: the loser of the previous game (CR 103.1). A random seat where
   * absent.
   */
  readonly chooser?: PlayerId;
  /** The position that the game starts from; as CR 103 says where absent. */
  readonly position?: StartingPosition;
  /** One planar deck for all players (CR 901.15). Where absent, each seat may bring one of its own. */
  readonly planes?: readonly CardDefinition[];
  /**
   * Who says what the unread clauses of cards do (docs/adjudication.md); where absent, a deck can have only cards that are
   * wholly understood.
   */
  readonly adjudication?: Adjudicator;
  /** Whether what chance does is told by those who enter the game (docs/told-games.md). Such a game isn't provable. */
  readonly chance?: 'told';
  /** Whether the game is played for ante (CR 407.1); it isn't where absent. */
  readonly ante?: boolean;
  /** How many numbers are reserved at a time for the cards of a hand; 0 for games that hide nothing. */
  readonly handNumbers?: number;
  /**
   * Whether a decision is skipped where everybody can see that it has one answer. Where absent it is, unless
   * `handNumbers` is 0.
   */
  readonly asksByWhatIsOpen?: boolean;
  /** The limits of the clocks; the game has none where absent. */
  readonly clock?: ClockLimits;
  /** Whether everything that was hidden is shown to everybody at the end, even if the players don't consent. */
  readonly openAfterEnd?: boolean;
  readonly commandId?: string;
  readonly person?: string;
  /**
   * The creator's request, which a repetition of the command has to match. Where absent, it is derived from the
   * command.
   */
  readonly request?: unknown;
  /** Whether each seat gets an invitation, with which its player takes a token that nobody else has seen. */
  readonly invite?: boolean;
  /** Whether only who has a token of the game may watch it; anybody may where absent. */
  readonly private?: boolean;
  /** After how many days without an event of the game its tokens expire; what the server says where absent. */
  readonly tokenDays?: number;
  /** A secret that the creator has sent with the command: a repetition has to have it too. */
  readonly secret?: string;
}

/** Answers a decision for the seat that decides; `ahead` answers those that follow, as long as they fit. */
export interface SubmitAnswer extends Command {
  readonly player: PlayerId;
  readonly decision: Revision;
  readonly answer: Answer;
  readonly ahead?: readonly AnswerAhead[];
  /** Whether the mana that the player is then asked for is paid by tapping permanents, if that is enough. */
  readonly pay?: 'auto';
}

export interface Concede extends Command {
  readonly player: PlayerId;
}

/** CR 731.1: a seat takes back the action that it is announcing, instead of answering the decision. */
export interface TakeBack extends Command {
  readonly player: PlayerId;
  readonly decision: Revision;
}

/** CR 104.4i: a seat offers the others a draw. */
export interface OfferDraw extends Command {
  readonly player: PlayerId;
}

/** CR 104.4i: a seat agrees to a draw, or refuses it. Whoever has offered it withdraws it by refusing. */
export interface VoteOnDraw extends Command {
  readonly player: PlayerId;
  /** The revision of the offer. */
  readonly offer: Revision;
  readonly vote: 'consent' | 'refuse';
}

/** A seat's time is up (CR 104.3k). Whoever keeps the time gives this command. */
export interface CallTime extends Command {
  readonly player: PlayerId;
}

/** Whoever decides has no time left (CR 104.3k). It is refused where they have. */
export interface ClaimTime extends Command {
  /** The seat that says so; the server's own clock where absent. */
  readonly player?: PlayerId;
}

/** A judge gives a seat more time. */
export interface GiveTime extends Command {
  readonly judge: string;
  readonly player: PlayerId;
  /** At most a day. */
  readonly seconds: number;
  readonly reason: string;
}

/** A judge stops all clocks, and lets them run again. */
export interface StopClocks extends Command {
  readonly judge: string;
  readonly reason: string;
}
export interface StartClocks extends Command {
  readonly judge: string;
}

export interface GiveRuling extends Command {
  readonly judge: string;
  readonly ruling: string;
  readonly about?: PlayerId | null;
  /**
   * The judge's ruling on a loop, if they were asked: a draw, if it is a loop of mandatory actions (CR 730.4), or not.
   */
  readonly loop?: 'draw' | 'go on';
  /** What an unread clause does, if a judge was asked that; nothing happens if the list is empty. */
  readonly actions?: RulingAnswer['actions'];
  /** What chance did in a told game, or, to whoever has priority, that an unread clause applies or has triggered. */
  readonly answer?: Answer;
}

/** CR 730.2a: the player with priority suggests a sequence of game choices. */
export interface ProposeShortcut extends Command {
  readonly player: PlayerId;
  readonly parts: readonly ShortcutPart[];
}

/** CR 730.2b: accepts the suggested shortcut, or shortens it to end before a choice of the player's own. */
export interface AnswerShortcut extends Command {
  readonly player: PlayerId;
  /** The number of choices before the place; null accepts. */
  readonly at: number | null;
  /** The revision of the suggestion; the shortcut that stands where absent. */
  readonly shortcut?: Revision;
}

/** Asks the other players to take the game back to a revision. */
export interface RequestRewind extends Command {
  readonly player: PlayerId;
  readonly to: Revision;
  readonly reason: string;
}

export interface VoteOnRewind extends Command {
  readonly player: PlayerId;
  /** The revision of the request. */
  readonly request: Revision;
  readonly vote: 'consent' | 'refuse';
}

/** A judge takes the game back to the nearest priority point at or before a revision. */
export interface RewindGame extends Command {
  readonly judge: string;
  readonly to: Revision;
  readonly reason: string;
  /** Whether the unknown part of the libraries is put into a random order again. */
  readonly reshuffleUnknown?: boolean;
}

/** After the end a seat consents to showing everybody what was hidden; with the last consent it is shown. */
export interface ConsentToOpening extends Command {
  readonly player: PlayerId;
}

/** A judge ends a damaged game. */
export interface EndGame extends Command {
  readonly judge: string;
  readonly ruling: string;
}

/** What a command did: its facts are stored. */
export interface Committed {
  readonly accepted: true;
  /** The command's id was stored already: this is what it did then. */
  readonly repeated: boolean;
  readonly events: readonly AnyGameEvent[];
  readonly firstRevision: Revision;
  readonly lastRevision: Revision;
  /** The position of the last event. A projection that has reached it has seen what the command did. */
  readonly position: Position;
  /** The action turned out illegal, or was taken back (CR 731). */
  readonly reversed: Accepted['reversed'];
  /** Answers given ahead that were not asked for, or were no option. */
  readonly unused: readonly AnswerAhead[];
  /** How far a shortcut was taken, if this was the last answer to it; absent for a repeated command. */
  readonly shortcut?: ShortcutTaken;
}

/** A card that somebody has seen in an undone stretch and can't forget. */
export interface SeenCard {
  readonly card: CardIndex;
  readonly name: string;
  readonly owner: PlayerId;
  /** The seats that came to see it. */
  readonly by: readonly PlayerId[];
  /** Whether every seat has seen it by now, so that its name can be public. */
  readonly isOpen: boolean;
}

/** What a rewind did. `seen` is for the judge: it names cards that others may not know. */
export interface Rewound extends Committed {
  readonly to: Revision;
  readonly seen: readonly SeenCard[];
}

/** What a rewind would do, for a judge who considers one. */
export interface RewindPreview {
  readonly accepted: true;
  /** The nearest point at or before the given revision from which play can go on. */
  readonly to: Revision;
  /** The turn and the step that play would go on in. */
  readonly turn: number;
  readonly step: Step;
  /** The number of facts that would be undone, and of decisions among them. */
  readonly undone: number;
  readonly decisions: number;
  /** The cards that were seen in what would be undone, and by whom. */
  readonly seen: readonly SeenCard[];
  /**
   * Whether the seed has been revealed, so that everybody can compute the libraries and another seed has to be drawn.
   */
  readonly seedIsRevealed: boolean;
}

/** A seat of a game that was created, with its token as {@link GameCreated} gives it. */
export interface CreatedSeat {
  readonly player: PlayerId;
  readonly name: string;
  readonly token: string | null;
  /** The invitation with which the seat's player takes a token, once; absent if the creator got the tokens. */
  readonly invitation?: string | null;
}

export interface GameCreated {
  readonly gameId: string;
  /**
   * Whether the command had been carried out before and this is the game that it began. The tokens are included as long
   * as nobody has acted in the game, because until then the first answer may have been lost.
   */
  readonly repeated: boolean;
  readonly seats: readonly CreatedSeat[];
  readonly judgeToken: string | null;
  readonly events: readonly AnyGameEvent[];
  readonly decision: Decision | null;
  readonly position: Position;
}

/** Begins another line of play, as a judge: a game whose first events are those of another one. */
export interface ForkGame extends Command {
  /**
   * After which revision it parts from the other game; the last one at or before it that waits for a decision is taken.
   * The last of the game where absent.
   */
  readonly at?: Revision;
}

export interface GameForked {
  readonly gameId: string;
  readonly parent: string;
  /** The last revision that both have. */
  readonly at: Revision;
  /** Whether the command had been carried out before; then there are no tokens in the answer. */
  readonly repeated: boolean;
  readonly seats: readonly CreatedSeat[];
  readonly judgeToken: string | null;
  readonly revision: Revision;
  readonly decision: Decision | null;
  /** Where in the store its last fact is; `null` in a repetition. */
  readonly position: Position | null;
}

/** A request to rewind that is neither refused nor granted. */
export interface RewindRequest {
  /** The revision of the request, which is its id. */
  readonly revision: Revision;
  readonly player: PlayerId;
  readonly to: Revision;
  readonly reason: string;
  /** The seats that have consented so far, including the one that asks. */
  readonly consents: readonly PlayerId[];
}

/** A draw that is offered and neither refused nor agreed to by all. */
export interface DrawOffer {
  /** The revision of the offer, which is its id. */
  readonly revision: Revision;
  readonly player: PlayerId;
  /** The seats that agree so far, including the one that offers it. */
  readonly consents: readonly PlayerId[];
}

/**
 * A game as it stands, or as far as it can be shown. The state contains what no seat may see, so it must be shown
 * through a view.
 */
export interface CurrentGame {
  readonly gameId: string;
  readonly revision: Revision;
  readonly state: GameState;
  readonly decision: Decision | null;
  readonly catalog: Catalog;
  readonly requests: readonly RewindRequest[];
  readonly drawOffer: DrawOffer | null;
  /**
   * The damage of its record; the game is as it was before the damage, or as a judge has ended it. `null` if all of it
   * can be read.
   */
  readonly damaged: Damage | null;
}
