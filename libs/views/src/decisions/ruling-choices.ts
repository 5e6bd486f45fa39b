import type { Effect } from '@stacktrail/card-tree';
import type { RulingQuestion } from '@stacktrail/engine';
import type { Answer, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { mostActions, rulingVerbs } from '@stacktrail/rules';
import { actionText } from '../ruling-text.js';
import { capitalised } from '../words.js';
import { firstLegal } from './legal-with.js';
import { listOf } from './list-of.js';
import { toldApart } from './object-labels.js';
import type { Choices } from './option.js';

/** What an unread clause can do: nothing, or actions in an order, of which some are suggested. */
export function rulingChoices(question: RulingQuestion, state: GameState, viewer: Viewer): Choices {
  const answerOf = (actions: readonly Effect[]): Answer => ({ form: 'adjudicate', actions });
  const suggested = question.suggestions();
  const labels = toldApart(
    suggested.map(({ action, ref }) => ({
      label: capitalised(actionText(state, action, question.source, viewer)),
      details: ref?.is === 'object' ? [`#${ref.id}`] : [],
    })),
  );
  return {
    options: [
      { label: 'Nothing happens', answer: answerOf([]) },
      ...suggested.map(({ action, ref }, i) => ({
        label: labels[i]!,
        ...(ref === null ? {} : { ref }),
        piece: action,
        answer: firstLegal(question, [answerOf([action])]),
      })),
    ],
    combine: {
      ...listOf(answerOf([]), 'actions', { min: 0, max: mostActions }, [
        'The actions are followed in this order. Numbers in them can be changed.',
        `Any instruction of the card language that does one of these: ${rulingVerbs.join(', ')}.`,
        'An object is named `{"objects":"result","label":"#12"}` by its number, a player `{"players":"noted","label":"seat 1"}` by the seat.',
      ]),
      ordered: true,
    },
  };
}
