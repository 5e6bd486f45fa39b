import type { CardDefinition, Step } from '@stacktrail/card-tree';
import type { Position } from '@stacktrail/event-store';
import type {
  AnyGameEvent,
  Answer,
  CardIndex,
  Damage,
  HiddenMechanic,
  PlayerId,
  Revision,
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

/** What every command carries. The same id again is the same command: it is carried out once (docs/decisions.md D4). */
export interface Command {
  readonly commandId: string;
  /** Who gives it, for the metadata: personal data is no part of a game's facts. */
  readonly person?: string;
}

/** A seat of a new game. */
export interface SeatSetup {
  readonly name: string;
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
   * Mechanics of hidden cards that are named of the seat beside those of its deck list, so that others can't tell
   * whether the list has them.
   */
  readonly mechanics?: readonly HiddenMechanic[];
  /** The seat's own contribution to the randomness, in hexadecimal digits; drawn for it where absent. */
  readonly nonce?: string;
}

export interface CreateGame {
  /** The match that the game is a part of. */
  readonly name?: string;
  readonly seats: readonly SeatSetup[];
  /**
   * Everything random in the game derives from it, ids too; the game is not provable. Where absent, nobody can foresee
   * them. Tokens never derive from anything.
   */
  readonly seed?: string;
  /**
   * The id of a seed that was promised before (docs/decisions.md D8): each seat gives its nonce knowing what it was
   * promised. Where absent a seed is drawn with the command.
   */
  readonly promise?: string;
  /** Today's rules where absent. */
  readonly edition?: string;
  /**
   * The decks have to be decks of that format (CR 100.2). Where absent it is constructed with decks as they are, or
   * Commander where a deck has a commander.
   */
  readonly format?: FormatName;
  /** Where cards are found that no deck has and that a text names (CR 111.11). */
  readonly reference?: CardReference;
  /** The dungeon cards that every player owns outside the game (CR 309.2). */
  readonly dungeons?: readonly CardDefinition[];
  /** The number of each seat's team (CR 102.3); everyone plays for themselves where absent. */
  readonly teams?: readonly number[];
  /**
   * The seat that chooses who takes the first turn: the loser of the game before (CR 103.1). Chance finds one if
   * absent.
   */
  readonly chooser?: PlayerId;
  /** The position that the game starts from; as CR 103 says where absent. */
  readonly position?: StartingPosition;
  /** One planar deck for all players (CR 901.15); each brings one of their own where absent, or none. */
  readonly planes?: readonly CardDefinition[];
  /** Whether the game is played for ante (CR 407.1); it isn't where absent. */
  readonly ante?: boolean;
  /** How many numbers are set apart at a time for the cards of a hand; 0 for games that hide nothing from anybody. */
  readonly handNumbers?: number;
  /** Whether everything that was hidden is shown to everybody at the end, whether or not the players consent then. */
  readonly openAfterEnd?: boolean;
  readonly commandId?: string;
  readonly person?: string;
  /** What the creator said, as far as a repetition has to say the same; it follows from the command where absent. */
  readonly request?: unknown;
  /** Whether each seat gets an invitation, with which its player takes a token that nobody else has seen. */
  readonly invite?: boolean;
  /** A secret that the creator has sent with the command: a repetition has to have it too. */
  readonly secret?: string;
}

/** Answers a decision for the seat that decides; `ahead` answers those that follow, as long as they fit. */
export interface SubmitAnswer extends Command {
  readonly player: PlayerId;
  readonly decision: Revision;
  readonly answer: Answer;
  readonly ahead?: readonly AnswerAhead[];
  /** Whether the mana that the player is then asked for is paid by tapping, where that does it. */
  readonly pay?: 'auto';
}

export interface Concede extends Command {
  readonly player: PlayerId;
}

/** A seat's time is up (CR 104.3k). Whoever keeps the time gives this command. */
export interface CallTime extends Command {
  readonly player: PlayerId;
}

export interface GiveRuling extends Command {
  readonly judge: string;
  readonly ruling: string;
  readonly about?: PlayerId | null;
  /** Where a judge is asked about a loop: whether it is one of mandatory actions, a draw (CR 730.4). */
  readonly loop?: 'draw' | 'go on';
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
  /** Whether what nobody knows of the libraries is put into a random order again. */
  readonly reshuffleUnknown?: boolean;
}

/** After the end a seat consents to showing everybody what was hidden; with the last consent it is shown. */
export interface ConsentToOpening extends Command {
  readonly player: PlayerId;
}

/** A judge ends a game whose record can't be read whole. */
export interface EndGame extends Command {
  readonly judge: string;
  readonly ruling: string;
}

/** What a command did: facts that are stored. */
export interface Committed {
  readonly accepted: true;
  /** The command's id was stored already: this is what it did then. */
  readonly repeated: boolean;
  readonly events: readonly AnyGameEvent[];
  readonly firstRevision: Revision;
  readonly lastRevision: Revision;
  /** The position of the last event: a projection that has reached it has seen what the command did. */
  readonly position: Position;
  /** The action turned out illegal, or was taken back (CR 731). */
  readonly reversed: Accepted['reversed'];
  /** Answers given ahead that were not asked for, or were no option. */
  readonly unused: readonly AnswerAhead[];
  /** How far a shortcut was taken, where this was the last answer to it; absent of a repeated command. */
  readonly shortcut?: ShortcutTaken;
}

/** A card that somebody has seen in a stretch that was undone, and can't unsee. */
export interface SeenCard {
  readonly card: CardIndex;
  readonly name: string;
  readonly owner: PlayerId;
  /** The seats that came to see it. */
  readonly by: readonly PlayerId[];
  /** Every seat has seen it by now: its name gives nothing away. */
  readonly isOpen: boolean;
}

/** What a rewind did. `seen` is for the judge: it names cards that others may not know. */
export interface Rewound extends Committed {
  readonly to: Revision;
  readonly seen: readonly SeenCard[];
}

/** What a rewind would do, for a judge who considers it. */
export interface RewindPreview {
  readonly accepted: true;
  /** The nearest point at or before the wanted one from which play can go on. */
  readonly to: Revision;
  /** The turn and the step that play would go on in. */
  readonly turn: number;
  readonly step: Step;
  /** How many facts would be undone, and how many decisions among them. */
  readonly undone: number;
  readonly decisions: number;
  /** The cards that were seen in what would be undone, and by whom. */
  readonly seen: readonly SeenCard[];
  /** Whether the seed has been revealed: then everybody can work out the libraries, and another seed is drawn. */
  readonly seedIsRevealed: boolean;
}

/** A seat of a game that was created, with its token as {@link GameCreated} gives it. */
export interface CreatedSeat {
  readonly player: PlayerId;
  readonly name: string;
  readonly token: string | null;
  /** What the seat's player takes a token with, once; absent if the creator got the tokens. */
  readonly invitation?: string | null;
}

export interface GameCreated {
  readonly gameId: string;
  /**
   * The command had been carried out before: this is that game. It has its tokens as long as nobody has acted in the
   * game: until then the answer may have been lost.
   */
  readonly repeated: boolean;
  readonly seats: readonly CreatedSeat[];
  readonly judgeToken: string | null;
  readonly events: readonly AnyGameEvent[];
  readonly decision: Decision | null;
  readonly position: Position;
}

/** A request to rewind that is neither refused nor granted. */
export interface RewindRequest {
  /** Where the request stands in the stream: its id. */
  readonly revision: Revision;
  readonly player: PlayerId;
  readonly to: Revision;
  readonly reason: string;
  /** Who consents so far, the player who asks among them. */
  readonly consents: readonly PlayerId[];
}

/** A game as it stands, or as far as it can be shown. The state holds what no seat may see: show it through a view. */
export interface CurrentGame {
  readonly gameId: string;
  readonly revision: Revision;
  readonly state: GameState;
  readonly decision: Decision | null;
  readonly catalog: Catalog;
  readonly requests: readonly RewindRequest[];
  /** Where its record can't be read: the game is as it stood before, or as it was ended. `null` if all is well. */
  readonly damaged: Damage | null;
}
