import type { Question } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import type { AnswerContext } from './answer-context.js';
import { attackAnswer } from './attack.js';
import { blockAnswer } from './block.js';
import { damageAnswer } from './damage.js';
import { divideAnswer } from './divide.js';
import { manaAnswer } from './mana.js';
import { numberAnswer } from './number.js';
import { orderAnswer } from './order.js';
import { pickAnswer } from './pick.js';
import { selectAnswer } from './select.js';

/**
 * Answers every question except what a player with priority does.
 *
 * @throws Unmatched if the scenario's choices don't fit what is asked
 */
export function answerTo(context: AnswerContext, question: Question): Answer {
  switch (question.form) {
    case 'action':
      return manaAnswer(context, question);
    case 'select':
      return selectAnswer(context, question);
    case 'pick':
      return pickAnswer(context, question);
    case 'number':
      return numberAnswer(context, question);
    case 'order':
      return orderAnswer(context, question);
    case 'divide':
      return divideAnswer(context, question);
    case 'attack':
      return attackAnswer(context, question);
    case 'block':
      return blockAnswer(context, question);
    case 'damage':
      return damageAnswer(context, question);
    case 'spend':
      return { form: 'spend', mana: question.pool.slice(0, question.amount) };
    case 'adjudicate':
      return { form: 'adjudicate', actions: [] };
    default:
      return assertNever(question, 'form of question');
  }
}
