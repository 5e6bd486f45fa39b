import type { ActionQuestion } from '@stacktrail/engine';
import type { Action, Ref, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { answersOfPlan, paymentFor } from '@stacktrail/rules';
import { actionLabel } from './option-texts.js';
import { detailsOf, labelOfRef, toldApart } from './object-labels.js';
import type { DecisionOption } from './option.js';
import type { NamedRef } from '../object-view.js';
import { listed } from '../words.js';
import { passLabel } from './pass-label.js';
import { ActionHints, tapped, type ActionHint } from './paying/payable.js';

/** The actions that the player can take. Going on to pay comes last if the cost can't be paid yet. */
export function actionOptions(question: ActionQuestion, state: GameState, viewer: Viewer): readonly DecisionOption[] {
  const named = (ref: Ref): NamedRef => ({ ref, label: labelOfRef(ref, state, viewer) });
  const hints = new ActionHints(state, question, named);
  const found = question.actions().map((action) => ({ action, hint: hints.for(action) }));
  const labels = toldApart(
    found.map(({ action }) => ({
      label: action.do === 'pass' ? passLabel(question, state, viewer) : actionLabel(action, state, viewer),
      details: detailsOfAction(action, state, viewer),
    })),
  );
  const options = found.map(({ action, hint }, i) => optionOf(action, labels[i]!, hint));
  const isLast = ({ action, hint }: (typeof found)[number]): boolean =>
    (action.do === 'pay' && hint?.payable === false) || action.do === 'cancel';
  const first = options.filter((_, i) => !isLast(found[i]!));
  return [...automaticOption(question, state, named), ...first, ...options.filter((_, i) => isLast(found[i]!))];
}

/**
 * The option to pay automatically, if the pool doesn't cover the cost yet: permanents are tapped, and then the cost is
 * paid.
 */
function automaticOption(
  question: ActionQuestion,
  state: GameState,
  named: (ref: Ref) => NamedRef,
): readonly DecisionOption[] {
  const plan = paymentFor(question, state);
  if (plan === null || plan.length === 0) return [];
  const [first, ...ahead] = answersOfPlan(plan);
  const taps = tapped(plan, named);
  const label = `Tap ${listed(taps.map(({ label: name }) => name))}, and pay`;
  return [{ label, answer: first!.answer, ahead, hint: { payable: true, possible: true, taps } }];
}

function optionOf(action: Action, label: string, hint: ActionHint | null): DecisionOption {
  const ref: Ref | null = 'object' in action ? { is: 'object', id: action.object } : null;
  return {
    label,
    ...(ref === null ? {} : { ref }),
    answer: { form: 'action', action },
    ...(hint === null ? {} : { hint }),
  };
}

function detailsOfAction(action: Action, state: GameState, viewer: Viewer): readonly string[] {
  const object = 'object' in action ? state.objects.get(action.object) : undefined;
  return object?.zone === 'battlefield' ? detailsOf(state, object, viewer) : [];
}
