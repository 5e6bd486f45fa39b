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
 * Answers every question except that of who has priority.
 *
 * @throws Unmatched where the scenario's choices don't fit what is asked
 */
export function answerTo(answering: AnswerContext, question: Question): Answer {
  switch (question.form) {
    case 'action':
      return manaAnswer(answering, question);
    case 'select':
      return selectAnswer(answering, question);
    case 'pick':
      return pickAnswer(answering, question);
    case 'number':
      return numberAnswer(answering, question);
    case 'order':
      return orderAnswer(answering, question);
    case 'divide':
      return divideAnswer(answering, question);
    case 'attack':
      return attackAnswer(answering, question);
    case 'block':
      return blockAnswer(answering, question);
    case 'damage':
      return damageAnswer(answering, question);
    case 'spend':
      return { form: 'spend', mana: question.pool.slice(0, question.amount) };
    default:
      return assertNever(question, 'form of question');
  }
}
