import type { Effect, ManaType, TargetSpec } from '@stacktrail/card-tree';
import type { Violation } from '@stacktrail/characteristics';
import type {
  Action,
  Answer,
  AnswerForm,
  Attack,
  Block,
  DecisionKind,
  ObjectId,
  PlayerId,
  Ref,
} from '@stacktrail/game-events';
import type { Words } from './words.js';
import type { ManaDue } from './mana-due.js';
import type { Price } from './price.js';

interface QuestionBase<F extends AnswerForm> {
  readonly form: F;
  readonly kind: DecisionKind;
  /** The rule that asks. */
  readonly rule: string;
  /** The player whose decision it is. */
  readonly player: PlayerId;
  /** What is asked, in a sentence that can be understood by itself. */
  readonly prompt: string;
  /**
   * The prompt with the pieces of a card's text that belong in it, if there are any. People read it instead of the
   * prompt.
   */
  readonly inFull?: Words;
  /** The object whose text asks, or 0. */
  readonly source: ObjectId;
  /** The seats that may see the question's options and its answer; all where absent. */
  readonly seenBy?: number;
  /** The action is being reversed (CR 731.1), so what it put on the stack only seems to be there. */
  readonly isReversing?: true;
}

/** An action that a player can't take although its own rules would allow it, and the rule that forbids it. */
export interface BarredAction {
  readonly action: Action;
  readonly rule: string;
  readonly why: string;
}

/** Do one of these things. */
export interface ActionQuestion extends QuestionBase<'action'> {
  /**
   * The options. They are computed only when they are read, because priority is given often and its options are rarely
   * read.
   */
  readonly actions: () => readonly Action[];
  /** The rule that keeps a player from an action that isn't an option, if there is a more specific one. */
  readonly whyNot?: (action: Action) => Violation;
  /** The mana that will be paid (CR 601.2g), if mana abilities may be activated for it. */
  readonly due?: ManaDue;
}

/** Choose between `min` and `max` of these objects and players, each at most once. */
export interface SelectQuestion extends QuestionBase<'select'> {
  readonly candidates: readonly Ref[];
  readonly min: number;
  readonly max: number;
  /** Checks the selection as a whole, if there are more conditions than its size. */
  readonly findViolation?: (answer: Extract<Answer, { form: 'select' }>) => Violation | null;
  /**
   * The selection has to reach this total; `weights` holds what each candidate contributes, in the candidates' order.
   */
  readonly total?: { readonly least: number; readonly weights: readonly number[] };
  /**
   * How many can be chosen hangs on nothing hidden: the candidates are all cards of a zone or all that were looked at,
   * whatever cards they are, or none at all is wanted.
   */
  readonly isCounted?: boolean;
  /** What choosing nothing comes to: “it stays on top”. */
  readonly ifNone?: string;
  /** What choosing each candidate changes, in the candidates' order. */
  readonly remarks?: readonly string[];
  /** For targets (CR 601.2c): the specs of all targets of the mode, and the targets chosen so far. */
  readonly slots?: { readonly specs: readonly TargetSpec[]; readonly chosen: readonly (readonly Ref[])[] };
}

export interface PickOption {
  readonly key: string;
  readonly text: Words;
  /** A remark that distinguishes it from another option with the same text. */
  readonly apart?: string;
  /** The total cost with this option, if the option changes it. */
  readonly price?: () => Price;
}

/** Choose between `min` and `max` of these named options. */
export interface PickQuestion extends QuestionBase<'pick'> {
  readonly options: readonly PickOption[];
  readonly min: number;
  readonly max: number;
  /** Where any text can be picked, the options are only some of what there is: says why this text can't be picked. */
  readonly findViolationOfText?: (text: string) => Violation | null;
  /** Checks the picks as a whole, if there are more conditions than their number. */
  readonly findViolation?: (answer: Extract<Answer, { form: 'pick' }>) => Violation | null;
}

export interface NumberQuestion extends QuestionBase<'number'> {
  readonly min: number;
  readonly max: number;
  /** The total cost with a number, if the cost depends on it. */
  readonly price?: (value: number) => Price;
}

/** Put these in order; the first comes first. */
export interface OrderQuestion extends QuestionBase<'order'> {
  /** What coming first means: “is on top”. */
  readonly firstOne: string;
  readonly options: readonly PickOption[];
}

/** Divide a total into shares of at least `minEach`. */
export interface DivideQuestion extends QuestionBase<'divide'> {
  readonly among: readonly Ref[];
  readonly total: number;
  readonly minEach: number;
  /** The most that each can get, in their order, where something besides the total limits it. */
  readonly most?: readonly number[];
}

/** Which creatures attack, and what each attacks. `findViolation` judges the declaration as a whole (CR 508.1c, d). */
export interface AttackQuestion extends QuestionBase<'attack'> {
  readonly attackers: readonly { readonly object: ObjectId; readonly defenders: readonly Ref[] }[];
  readonly findViolation: (answer: Extract<Answer, { form: 'attack' }>) => Violation | null;
  /** A legal declaration with only the creatures that have to attack (CR 508.1d). */
  readonly required: () => readonly Attack[];
}

/** Which creatures block, and which attacker each blocks. `findViolation` judges the whole (CR 509.1b, c). */
export interface BlockQuestion extends QuestionBase<'block'> {
  readonly blockers: readonly { readonly object: ObjectId; readonly attackers: readonly ObjectId[] }[];
  readonly findViolation: (answer: Extract<Answer, { form: 'block' }>) => Violation | null;
  /** A legal declaration with only the creatures that have to block (CR 509.1c). */
  readonly required: () => readonly Block[];
}

/** How creatures assign their combat damage. `findViolation` judges the total assignment (CR 510.1e). */
export interface DamageQuestion extends QuestionBase<'damage'> {
  readonly sources: readonly {
    readonly object: ObjectId;
    readonly power: number;
    readonly recipients: readonly Ref[];
  }[];
  readonly findViolation: (answer: Extract<Answer, { form: 'damage' }>) => Violation | null;
}

/**
 * Which mana in the pool pays for the generic part of a cost: `amount` units, and at most a given number of each type.
 */
interface SpendQuestion extends QuestionBase<'spend'> {
  readonly pool: readonly ManaType[];
  readonly amount: number;
}

/** An action that a ruling can have, with the kind of thing that it does and what it is about. */
export interface SuggestedAction {
  readonly primitive: string;
  readonly action: Effect;
  readonly ref: Ref | null;
}

/** What happens where a clause can't be read. `findViolation` judges the ruling as a whole. */
export interface RulingQuestion extends QuestionBase<'adjudicate'> {
  /** The number of the clause on its card, and its words where the game has them. */
  readonly clause: number;
  readonly words: string | null;
  /** Some actions that would be legal; a ruling can have others, and none at all means that nothing happens. */
  readonly suggestions: () => readonly SuggestedAction[];
  readonly findViolation: (answer: Extract<Answer, { form: 'adjudicate' }>) => Violation | null;
}

export type Question =
  | ActionQuestion
  | SelectQuestion
  | PickQuestion
  | NumberQuestion
  | OrderQuestion
  | DivideQuestion
  | AttackQuestion
  | BlockQuestion
  | DamageQuestion
  | SpendQuestion
  | RulingQuestion;

export type AnswerTo<Q extends Question> = Extract<Answer, { form: Q['form'] }>;

export function sameRef(a: Ref, b: Ref): boolean {
  return a.id === b.id && a.is === b.is;
}
