import type { Question } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import { attackAnswer } from '../combat/attack.js';
import { blockAnswer } from '../combat/block.js';
import { damageAnswer } from '../combat/damage.js';
import type { CombatScript } from '../combat/script.js';
import { manaAnswer } from '../payment/mana-answer.js';
import type { Table } from '../table/table.js';
import type { Announcement } from './announcement.js';
import { divideAnswer } from './divide.js';
import { numberAnswer } from './number.js';
import { orderAnswer } from './order.js';
import { pickAnswer } from './pick.js';
import { selectAnswer } from './select.js';

/** What a question is answered with, beside the table: what is being announced, and the combat that was scripted. */
export interface Answering {
  readonly table: Table;
  readonly announcement: Announcement | null;
  /** Attackers and blockers as the script has them; each is told once it has been used. */
  readonly combat: CombatScript;
}

/**
 * Answers a question, but for that of who has priority.
 *
 * @throws Unmatched where the scenario's choices don't fit what is asked
 */
export function answerTo(answering: Answering, question: Question): Answer {
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
