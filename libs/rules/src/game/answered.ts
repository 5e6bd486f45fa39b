import type { Question, Reversal } from '@stacktrail/engine';
import type { AnyGameEvent, Answer, DecisionKind, PlayerId, Revision } from '@stacktrail/game-events';

/** What the game waits for: whose decision it is, the question, and all its options. */
export interface Decision {
  readonly id: Revision;
  readonly player: PlayerId;
  readonly decidedBy: PlayerId;
  readonly question: Question;
  /** Whether the player may take back the action that they are announcing instead of deciding (CR 731.1). */
  readonly canBeTakenBack: boolean;
}

/** An answer given in advance to a decision of that kind, in case it comes next. */
export interface AnswerAhead {
  readonly kind: DecisionKind;
  readonly answer: Answer;
}

/**
 * The answer was accepted. It holds what happened, and whether the action was illegal and has been reversed (CR 731).
 */
export interface Accepted {
  readonly accepted: true;
  readonly events: readonly AnyGameEvent[];
  readonly reversed: Reversal | null;
  /** Answers given in advance that weren't asked for, or weren't an option. */
  readonly unused: readonly AnswerAhead[];
  /** If the answer was the last one that a shortcut waited for, how far the shortcut was taken. */
  readonly shortcut?: ShortcutTaken;
}

/** CR 730.2c: how far a shortcut was taken that all players have accepted or shortened. */
export interface ShortcutTaken {
  /** How many choices were agreed on. */
  readonly agreed: number;
  readonly taken: number;
  /** Why it ended before the last of them, as a sentence; `null` if it didn't. */
  readonly stopped: string | null;
}

/** The game refuses: nothing was stored, and it still waits for the same decision. */
export interface Rejection {
  readonly accepted: false;
  readonly rule: string;
  readonly message: string;
  readonly stale: boolean;
}

/** A game in which choices can be made. */
export interface Answering {
  readonly pending: Decision | null;
  answer(decision: Revision, answer: Answer): Accepted | Rejection;
}

/** A refusal of an answer to something that isn't pending. */
export function rejection(rule: string, message: string): Rejection {
  return { accepted: false, rule, message, stale: false };
}

/** The refusal of everything after the end of the game. */
export const over: Rejection = { accepted: false, rule: '104.1', message: 'The game is over.', stale: true };
