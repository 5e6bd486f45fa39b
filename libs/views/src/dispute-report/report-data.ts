import type { CheckOutcome, Dispute, GivenPenalty, Revision } from '@stacktrail/game-events';
import type { BoardView } from '../board-view.js';

/** A fact of the slice of the log. */
export interface ReportedLine {
  readonly revision: Revision;
  readonly rule: string;
  readonly turn: number;
  readonly text: string;
  /** Whether a later reversal has taken it out of the game. */
  readonly isReversed: boolean;
}

/** A fact that the disputed one follows from, so many steps away from it. */
export interface ReportedCause {
  readonly revision: Revision;
  readonly rule: string;
  readonly text: string;
  readonly depth: number;
}

/** What somebody could know of a moment of the game. */
export interface ReportedEvidence {
  /** Whose it is: the name of a seat, “spectators” or “the judge”. */
  readonly of: string;
  readonly revision: Revision;
  readonly log: readonly ReportedLine[];
  readonly causes: readonly ReportedCause[];
  readonly board: BoardView;
  /** Whether the facts are still those of which the evidence was gathered, and whether the board is drawn the same. */
  readonly isSame: { readonly facts: boolean; readonly board: boolean };
  readonly checks: readonly CheckOutcome[] | null;
}

/** A ruling's signature, as it was checked for the report. */
export interface ReportedSignature {
  readonly key: string;
  readonly signature: string;
  /** What is wrong with it; `null` if nothing is. */
  readonly problem: string | null;
}

/** A dispute as a viewer may hand it over to other people. */
export interface DisputeReport {
  readonly game: string;
  readonly match: string | null;
  readonly seats: readonly string[];
  /** For whom it is: “the judge”, “spectators”, the name of a seat. */
  readonly seenBy: string;
  readonly dispute: Dispute;
  readonly evidence: readonly ReportedEvidence[];
  /** In the order of the rulings. */
  readonly signatures: readonly ReportedSignature[];
  /** Penalties that were given in the dispute. */
  readonly penalties: readonly GivenPenalty[];
}
