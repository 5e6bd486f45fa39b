import type { ActionQuestion } from '@stacktrail/engine';
import type { Action, Ref, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { actionLabel } from './option-texts.js';
import { detailsOf, toldApart } from './object-labels.js';
import type { DecisionOption } from './option.js';
import { ActionHints, type ActionHint } from './payable.js';

/** What can be done, going on to pay last where it can't be paid. */
export function actionOptions(question: ActionQuestion, state: GameState, viewer: Viewer): readonly DecisionOption[] {
  const { player, due } = question;
  const hints = new ActionHints(state, player, due ?? null);
  const found = question.actions().map((action) => ({ action, hint: hints.for(action) }));
  const labels = toldApart(
    found.map(({ action }) => ({
      label: actionLabel(action, state, viewer),
      details: detailsOfAction(action, state, viewer),
    })),
  );
  const options = found.map(({ action, hint }, i) => optionOf(action, labels[i]!, hint));
  const isLast = ({ action, hint }: (typeof found)[number]): boolean =>
    (action.do === 'pay' && hint?.payable === false) || action.do === 'cancel';
  const first = options.filter((_, i) => !isLast(found[i]!));
  return [...first, ...options.filter((_, i) => isLast(found[i]!))];
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
