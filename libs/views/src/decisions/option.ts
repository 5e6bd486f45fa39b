import type { Answer, Attack, Block, DamageAssignment, Ref, Share } from '@stacktrail/game-events';
import type { AnswerAhead } from '@stacktrail/rules';
import type { ActionHint } from './paying/payable.js';

/** An item of the list that an answer holds, as it goes into the list; a key or a type of mana is a text. */
export type Piece = Ref | string | Share | Attack | Block | DamageAssignment;

/** One thing that can be chosen. */
export interface DecisionOption {
  /** What it means. No other option of the decision reads the same. */
  readonly label: string;
  /** The object or player that it is about. */
  readonly ref?: Ref;
  /**
   * The answer that takes it, ready to be sent. Where an answer is put together of pieces, the one that takes this piece
   * and as little else as is legal; `null` if no short search finds one.
   */
  readonly answer: Answer | null;
  /** What is sent with the answer as `ahead`: a payment is more than one answer. */
  readonly ahead?: readonly AnswerAhead[];
  /** In a combination: what goes into its list. Absent of an option that is a whole answer by itself. */
  readonly piece?: Piece;
  /** In a piece that has an `amount`: the amounts that it may be given instead. */
  readonly amount?: { readonly min: number; readonly max: number };
  readonly hint?: ActionHint;
}

/** What the amounts of the pieces come to; with `from`, those of that source. */
interface Total {
  readonly total: number;
  readonly from?: number;
}

/**
 * How an answer is put together where it isn't one option: take `answer`, and put the pieces of the options into its list
 * `into`, or for a number, the number itself.
 */
export interface Combination {
  /** The answer with nothing in it. */
  readonly answer: Answer;
  /** The field of the answer that holds what is chosen. */
  readonly into: 'chosen' | 'keys' | 'shares' | 'attacks' | 'blocks' | 'assignments' | 'mana' | 'value';
  /** How many pieces; of a number, its bounds. */
  readonly min: number;
  readonly max: number;
  /** Whether the order of the pieces says something: the first comes first. */
  readonly ordered: boolean;
  /** What the amounts of the pieces have to come to. */
  readonly totals?: readonly Total[];
  /** What else holds, in sentences. */
  readonly rules: readonly string[];
}

/** What there is to choose from. Without a combination, an answer is that of one option. */
export interface Choices {
  readonly options: readonly DecisionOption[];
  readonly combine: Combination | null;
}
