import type { Answer, AnswerForm, DecisionKind, PlayerId, Revision, Viewer } from '@stacktrail/game-events';
import { decides, type GameState } from '@stacktrail/game-state';
import { mayBeTakenBack, type AnswerAhead, type Decision } from '@stacktrail/rules';
import { inWords } from '../in-words.js';
import { unsaid } from '../instruction-text.js';
import { objectName } from '../names.js';
import { contextOf, type DecisionContext } from './context.js';
import { choicesOf } from './choices.js';
import type { Choices, Combination } from './option.js';

/** What everyone may know about a decision: whose it is, its kind, and the situation. */
interface DecisionOutline {
  readonly id: Revision;
  readonly player: PlayerId;
  /** The player who decides for them (CR 721). */
  readonly decidedBy: PlayerId;
  readonly kind: DecisionKind;
  readonly rule: string;
  readonly form: AnswerForm;
  /** The name of the source of the decision, if it has one that the viewer may know. */
  readonly source: string | null;
  readonly context: DecisionContext;
}

/** A decision as it is shown to somebody who doesn't make it. */
interface OthersDecision extends DecisionOutline {
  readonly hidden: true;
}

/** A decision as it is shown to the player who makes it, with every option. */
export interface OwnDecision extends DecisionOutline, Choices {
  readonly hidden: false;
  /** What is asked. */
  readonly prompt: string;
  /** Whether the action that is being announced can be taken back instead (CR 731.1). */
  readonly canBeTakenBack: boolean;
  /** How it is taken back; `null` if it can't be. */
  readonly takeBack: TakingBack | null;
  /** How an answer is sent. */
  readonly send: Sending;
}

/** What is sent to take back the action that is being announced. */
interface TakingBack {
  readonly says: string;
  readonly body: { readonly decision: Revision };
}

/** An example of what is sent to answer a decision: the first option that has an answer. */
interface Sending {
  readonly says: string;
  readonly takes: string;
  readonly body: { readonly decision: Revision; readonly answer: Answer; readonly ahead?: readonly AnswerAhead[] };
}

export type DecisionView = OthersDecision | OwnDecision;

/**
 * The pending decision for a viewer. Only the player who decides, the player decided for and a judge see the options,
 * because already the options of priority tell much about a hand.
 *
 * @param state the game as it is when the decision is asked
 */
export function decisionView(decision: Decision, state: GameState, viewer: Viewer): DecisionView {
  const { id, player, decidedBy, question } = decision;
  const { kind, rule, form, source } = question;
  const name = source === 0 ? null : objectName(state, source, viewer);
  const context = contextOf(decision, state, viewer);
  const outline: DecisionOutline = { id, player, decidedBy, kind, rule, form, source: name, context };
  if (!decides(decision, viewer)) return { ...outline, hidden: true };
  const choices = choicesOf(question, state, viewer);
  const canBeTakenBack = mayBeTakenBack(decision);
  const full = question.inFull === undefined ? null : inWords(question.inFull, state);
  const prompt = full === null || full.includes(unsaid) ? promptOf(question, context) : full;
  return {
    ...outline,
    hidden: false,
    prompt,
    canBeTakenBack,
    takeBack: canBeTakenBack ? { says: takeBackSays, body: { decision: id } } : null,
    ...choices,
    send: sendingOf(id, choices),
  };
}

const bodySays = 'The body is the id of this decision as `decision`, and the `answer` of one option.';
const aheadSays =
  ' `ahead` of an option goes into the same body: it answers the decisions that follow, in this order, so that they need not be asked. Without it the `answer` of such an option is only its first step.';
const takeBackSays =
  'The body goes to `taking-back` of the game instead of an answer: the whole action is reversed (CR 731.1).';

const otherNumbers = ' Another number goes into `value` of the answer.';
const otherText = ' For something else than an option, put it into the list of `answer` as `combine` says.';
const severalPieces = ' To take several options, put their pieces together as `combine` says.';

function sendingOf(id: Revision, { options, combine }: Choices): Sending {
  const first = options.find(({ answer }) => answer !== null);
  const says = options.some(({ ahead }) => ahead !== undefined) ? `${bodySays}${aheadSays}` : bodySays;
  const several = combine === null ? '' : combine.into === 'value' ? otherNumbers : severalPiecesOf(combine);
  const answer = first?.answer ?? combine!.answer;
  const ahead = first?.ahead === undefined ? {} : { ahead: first.ahead };
  return { says: `${says}${several}`, takes: first?.label ?? '', body: { decision: id, answer, ...ahead } };
}

function severalPiecesOf({ text, max }: Combination): string {
  if (text === undefined) return severalPieces;
  return max > 1 ? `${severalPieces}${otherText}` : otherText;
}

/** The prompt, with details of the situation. */
function promptOf({ kind, prompt }: Decision['question'], { payment, targets }: DecisionContext): string {
  if (kind === 'priority') return 'You have priority: act, or pass.';
  if (payment !== undefined) {
    const due = payment.due === null ? 'The pool covers it' : `${payment.due} is still due`;
    return `Pay ${payment.cost} for ${payment.for}. ${due}. Activate mana abilities, then pay.`;
  }
  const wanted = targets?.targets[targets.asked];
  return wanted === undefined ? prompt : `Choose ${wanted.phrase}.`;
}
