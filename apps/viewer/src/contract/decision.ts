import {
  any,
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  union,
  unknown,
  type InferOutput,
} from 'valibot';
import { namedRef, ref } from './board.js';

/** A choice. Its `answer` is sent as it is; where several may be taken together, its `piece` goes into a list. */
const option = object({
  label: string(),
  ref: optional(ref),
  answer: nullable(record(string(), any())),
  ahead: optional(array(unknown())),
  piece: optional(unknown()),
  pieceLabel: optional(string()),
  amount: optional(object({ min: number(), max: number() })),
  hint: optional(
    object({
      payable: optional(boolean()),
      possible: optional(boolean()),
      mana: optional(boolean()),
      why: optional(array(string())),
    }),
  ),
});
export type Option = InferOutput<typeof option>;

/** How an answer of several pieces is put together. */
const combine = object({
  answer: record(string(), any()),
  into: string(),
  min: number(),
  max: number(),
  ordered: boolean(),
  text: optional(string()),
  totals: optional(array(object({ total: number(), from: optional(number()) }))),
  rules: array(string()),
});
export type Combine = InferOutput<typeof combine>;

/** The situation in which something is to be decided. */
const context = object({
  says: string(),
  turn: number(),
  step: string(),
  activePlayer: number(),
  asks: optional(object({ ...namedRef.entries, text: array(string()) })),
  payment: optional(object({ for: string(), cost: string(), pool: string(), due: nullable(string()), life: number() })),
  targets: optional(
    object({
      asked: number(),
      targets: array(object({ phrase: string(), chosen: nullable(array(namedRef)) })),
    }),
  ),
});

const outline = {
  id: number(),
  player: number(),
  decidedBy: number(),
  kind: string(),
  form: string(),
  rule: string(),
  /** The name of what asks, if the viewer may know it. */
  source: optional(nullable(string())),
  context,
};

const othersDecision = object({ ...outline });
const ownDecision = object({
  ...outline,
  prompt: string(),
  canBeTakenBack: boolean(),
  takeBack: nullable(object({ body: record(string(), unknown()) })),
  options: array(option),
  combine: nullable(combine),
});
type OwnDecision = InferOutput<typeof ownDecision>;
export type Decision = InferOutput<typeof othersDecision> &
  Partial<Pick<OwnDecision, 'prompt' | 'canBeTakenBack' | 'takeBack' | 'options' | 'combine'>>;

/** `GET /games/:game/decision`. */
export const pendingDecision = object({
  game: string(),
  decision: nullable(union([ownDecision, othersDecision])),
  outcome: nullable(object({ winner: nullable(number()) })),
});
export interface PendingDecision {
  readonly decision: Decision | null;
  readonly outcome: { readonly winner: number | null } | null;
}

/** `POST /games/:game/answers` and other commands. */
export const commandAnswer = object({
  ...pendingDecision.entries,
  reversed: nullable(object({ rule: string(), message: string(), at: number() })),
});
export interface CommandAnswer extends PendingDecision {
  readonly reversed: { readonly rule: string; readonly message: string; readonly at: number } | null;
}
