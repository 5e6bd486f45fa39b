import type { ActionQuestion } from '@stacktrail/engine';
import type { Action, Answer } from '@stacktrail/game-events';
import { Purse } from './purse.js';
import type { BotAnswer } from './bot.js';
import { answersFor, type ManaPlan } from './mana-plan.js';
import type { Sight } from './sight.js';

export const pass: BotAnswer = { answer: { form: 'action', action: { do: 'pass' } } };
export const pay: BotAnswer = { answer: { form: 'action', action: { do: 'pay' } } };
const cancel: BotAnswer = { answer: { form: 'action', action: { do: 'cancel' } } };

/** The answer that takes an action. */
export function actionAnswer(action: Action): BotAnswer {
  return { answer: { form: 'action', action } };
}

/** An action together with answers in advance that pay for it; they are used if nothing else is asked first. */
export function actionWithPayment(action: Action, payment: ManaPlan): BotAnswer {
  const answer: Answer = { form: 'action', action };
  return payment.length === 0 ? { answer } : { answer, ahead: answersFor(payment) };
}

/**
 * The mana abilities and the payment for what is due; `null` if it can't be paid with abilities of at most `mostPain`.
 */
export function paymentAnswer(
  sight: Sight,
  { due }: ActionQuestion,
  actions: readonly Action[],
  mostPain: number,
): BotAnswer | null {
  const plan = due === undefined ? null : new Purse(sight, actions, mostPain).planFor(due);
  if (plan === null) return null;
  const [first, ...ahead] = answersFor(plan);
  return first === undefined ? pay : { answer: first.answer, ahead };
}

/** Cancels the announcement or, if that is no longer possible, pays as much as the pool allows. */
export function cancelOrPay(actions: readonly Action[]): BotAnswer {
  return actions.some((action) => action.do === 'cancel') ? cancel : pay;
}

export function isManaAbility(sight: Sight, action: Action): boolean {
  return action.do === 'activate' && sight.isManaAbility(action);
}
