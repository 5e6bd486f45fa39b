import type { Effect } from '@stacktrail/card-tree';
import type { Answer, Attack, Block, DamageAssignment, Ref, Share } from '@stacktrail/game-events';
import type { AnswerAhead } from '@stacktrail/rules';
import type { ActionHint } from './paying/payable.js';

/** An item of the list that an answer holds. A key or a type of mana is a string; an action of a ruling is a tree. */
export type Piece = Ref | string | Share | Attack | Block | DamageAssignment | Effect;

/** One thing that can be chosen. */
export interface DecisionOption {
  /** The text of the option. No other option of the decision has the same text. */
  readonly label: string;
  /** The object or player that the option is about. */
  readonly ref?: Ref;
  /**
   * The answer that takes the option, ready to be sent. If an answer is combined from pieces, it is the smallest legal
   * answer with this piece, or `null` if no short search finds one.
   */
  readonly answer: Answer | null;
  /**
   * Answers to the decisions that follow, for example because a payment takes several. They are sent as `ahead` in the
   * same body as the answer.
   */
  readonly ahead?: readonly AnswerAhead[];
  /** In a combination, the item for its list; absent if the option is a whole answer by itself. */
  readonly piece?: Piece;
  /** The text of the piece alone, if the label says what the whole answer comes to. */
  readonly pieceLabel?: string;
  /** For a piece with an `amount`, the amounts that it can have. */
  readonly amount?: { readonly min: number; readonly max: number };
  readonly hint?: ActionHint;
}

/** The total that the amounts of the pieces must have; with `from`, those of that source. */
interface Total {
  readonly total: number;
  readonly from?: number;
}

/**
 * How an answer is combined if it isn't a single option: take `answer` and put the pieces of the chosen options into
 * its list `into`; for a number, put the number there.
 */
export interface Combination {
  /** The answer without any pieces. */
  readonly answer: Answer;
  /** The field of the answer that holds the pieces. */
  readonly into: 'chosen' | 'keys' | 'shares' | 'attacks' | 'blocks' | 'assignments' | 'mana' | 'value' | 'actions';
  /** The bounds of the number of pieces, or of the number itself. */
  readonly min: number;
  readonly max: number;
  /** Whether the order of the pieces matters. */
  readonly ordered: boolean;
  /** What any text that is put in besides the pieces has to be: “the name of a card”; absent if there are only pieces. */
  readonly text?: string;
  /** The totals that the amounts of the pieces must have. */
  readonly totals?: readonly Total[];
  /** Further conditions, as sentences. */
  readonly rules: readonly string[];
}

/** The options of a decision. Without a combination, an answer is that of one option. */
export interface Choices {
  readonly options: readonly DecisionOption[];
  readonly combine: Combination | null;
}
