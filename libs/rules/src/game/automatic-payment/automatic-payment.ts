import type { ManaType } from '@stacktrail/card-tree';
import type { Question } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';
import type { AnswerAhead } from '../answered.js';
import { answersOfPlan, paymentFor } from './payment-plan.js';

/**
 * The answers that pay automatically when a question is asked during a payment; the first one answers this question.
 * Generic mana is paid with the type of which the pool has most. `null` if the question isn't about paying, or a person
 * has to pay.
 */
export function automaticPayment(question: Question, state: GameState): readonly AnswerAhead[] | null {
  if (question.form === 'spend') {
    const { kind, pool, amount } = question;
    return [{ kind, answer: { form: 'spend', mana: commonest(pool, amount) } }];
  }
  if (question.form !== 'action' || question.kind !== 'activate mana abilities') return null;
  const plan = paymentFor(question, state);
  return plan === null ? null : answersOfPlan(plan);
}

/** That much mana from a pool, each unit of the type of which most is left. */
function commonest(pool: readonly ManaType[], amount: number): readonly ManaType[] {
  const left = pool.slice();
  return Array.from({ length: amount }, () => {
    const held = (type: ManaType): number => left.filter((other) => other === type).length;
    const most = left.reduce((best, type) => (held(type) > held(best) ? type : best), left[0]!);
    left.splice(left.indexOf(most), 1);
    return most;
  });
}
