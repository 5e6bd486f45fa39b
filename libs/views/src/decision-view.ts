import type { Question } from '@stacktrail/engine';
import type { AnswerForm, DecisionKind, PlayerId, Revision, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { Decision } from '@stacktrail/rules';
import { optionsView, type OptionsView } from './decision-options.js';
import { textOfPiece } from './in-words.js';
import { objectName } from './names.js';
import { decides } from './visibility.js';

/** What everyone may know of a decision: whose it is and what it is about. */
interface DecisionOutline {
  readonly id: Revision;
  readonly player: PlayerId;
  /** Who decides for them (CR 721). */
  readonly decidedBy: PlayerId;
  readonly kind: DecisionKind;
  readonly rule: string;
  readonly form: AnswerForm;
  /** The name of what asks, where something does and the viewer may know it. */
  readonly source: string | null;
}

/** A decision to someone who doesn't make it. */
interface OthersDecision extends DecisionOutline {
  readonly hidden: true;
}

/** A decision to who makes it, with every option. */
export interface OwnDecision extends DecisionOutline {
  readonly hidden: false;
  readonly prompt: string;
  readonly options: OptionsView;
}

export type DecisionView = OthersDecision | OwnDecision;

/**
 * What the game waits for. Only who decides, the player decided for and a judge see what there is to choose from: the
 * options of priority alone tell much about a hand.
 *
 * @param state the game as it is when the decision is asked
 */
export function decisionView(decision: Decision, state: GameState, viewer: Viewer): DecisionView {
  const { id, player, decidedBy, question } = decision;
  const { kind, rule, form, source } = question;
  const name = source === 0 ? null : objectName(state, source, viewer);
  const outline: DecisionOutline = { id, player, decidedBy, kind, rule, form, source: name };
  if (!decides(decision, viewer)) return { ...outline, hidden: true };
  return {
    ...outline,
    hidden: false,
    prompt: promptOf(question, state),
    options: optionsView(question, state, viewer),
  };
}

/** What is asked, with the piece of a card's text that it is about. */
function promptOf({ prompt, about }: Question, state: GameState): string {
  return about === undefined ? prompt : prompt.replace(/\?$/, ` (${textOfPiece(about, state)})?`);
}
