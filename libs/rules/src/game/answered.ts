import type { Question, Reversal } from '@stacktrail/engine';
import type { AnyGameEvent, Answer, DecisionKind, PlayerId, Revision } from '@stacktrail/game-events';

/** What the game waits for: whose decision it is, what is asked, and every option. */
export interface Decision {
  readonly id: Revision;
  readonly player: PlayerId;
  readonly decidedBy: PlayerId;
  readonly question: Question;
}

/** An answer given in advance to a decision of that kind, should it come next. */
export interface AnswerAhead {
  readonly kind: DecisionKind;
  readonly answer: Answer;
}

/** The answer was taken: what happened, and whether the action turned out illegal and was reversed (CR 731). */
export interface Accepted {
  readonly accepted: true;
  readonly events: readonly AnyGameEvent[];
  readonly reversed: Reversal | null;
  /** Answers given in advance that were not asked for, or were no option. */
  readonly unused: readonly AnswerAhead[];
  /** Where the answer was the last that a shortcut waited for: how far it was taken. */
  readonly shortcut?: ShortcutTaken;
}

/** CR 730.2c: how far a shortcut was taken that all have answered. */
export interface ShortcutTaken {
  /** How many choices were agreed on. */
  readonly agreed: number;
  readonly taken: number;
  /** Why it ended before the last of them, as a sentence; `null` if it didn't. */
  readonly stopped: string | null;
}

/** The rules' “no”: nothing was stored, and the game still waits for the same decision. */
export interface Rejection {
  readonly accepted: false;
  readonly rule: string;
  readonly message: string;
  readonly stale: boolean;
}

/** A game that choices are made in. */
export interface Answering {
  readonly pending: Decision | null;
  answer(decision: Revision, answer: Answer): Accepted | Rejection;
}

/** A “no” to what was never pending. */
export function rejection(rule: string, message: string): Rejection {
  return { accepted: false, rule, message, stale: false };
}

/** A “no” to what comes after the end of the game. */
export const over: Rejection = { accepted: false, rule: '104.1', message: 'The game is over.', stale: true };
