import { mostTo, sameRef, type DivideQuestion } from '@stacktrail/engine';
import type { Answer, Ref } from '@stacktrail/game-events';
import { numeric } from '../queues/entries.js';
import type { AnswerContext } from './answer-context.js';
import { isStrict, unmatchedError } from './strictness.js';

/** Divides as the scenario lists it: amounts beside the targets, or numbers one after the other. */
export function divideAnswer({ table }: AnswerContext, question: DivideQuestion): Answer {
  const { among, total } = question;
  const said = table.amounts;
  const amounts = among.map((ref) => said.find(({ ref: other }) => sameRef(other, ref))?.amount);
  if (amounts.every((amount) => amount !== undefined)) return shares(among, amounts);
  const queues = table.queuesOf(question.player);
  const numbers: number[] = [];
  for (let i = 0; i < among.length; i++) {
    const next = queues.take(['choice'], numeric);
    if (next === undefined) break;
    numbers.push(next);
  }
  if (numbers.length > 0) {
    const rest = total - numbers.reduce((sum, number) => sum + number, 0);
    return shares(
      among,
      among.map((_, i) => numbers[i] ?? (i === numbers.length ? rest : 0)),
    );
  }
  if (isStrict(table) && !isForced(question)) throw unmatchedError(table, question);
  return shares(among, mostTo(question, 0));
}

function isForced({ among, total, minEach }: DivideQuestion): boolean {
  return among.length === 1 || total === minEach * among.length;
}

function shares(among: readonly Ref[], amounts: readonly (number | undefined)[]): Answer {
  return { form: 'divide', shares: among.map((to, i) => ({ to, amount: amounts[i] ?? 0 })) };
}
