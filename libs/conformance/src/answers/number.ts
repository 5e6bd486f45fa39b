import type { Answer } from '@stacktrail/game-events';
import type { NumberQuestion } from '@stacktrail/rules';
import { manaWithin } from '../payment/mana-within.js';
import { numeric, yesNo } from '../queues/entries.js';
import type { Answering } from './answer.js';
import { isStrict, unmatched } from './strictness.js';

export function numberAnswer({ table, announcement }: Answering, question: NumberQuestion): Answer {
  const queues = table.queuesOf(question.player);
  const { min, max, kind } = question;
  const given = queues.take(['choice'], (item) => {
    const value = numeric(item);
    return value !== undefined && value >= min && value <= max ? value : undefined;
  });
  if (given !== undefined) return { form: 'number', value: given };
  if (kind === 'choose kicker' || kind === 'choose additional costs') {
    return { form: 'number', value: timesYes(queues, max) };
  }
  if (min === max) return { form: 'number', value: min };
  if (isStrict(table)) throw unmatched(table, question);
  if (kind !== 'choose X' || announcement === null) return { form: 'number', value: min };
  const most = manaWithin(table, question.player);
  return { form: 'number', value: Math.max(min, Math.min(max, most - announcement.tactics.get('lessX'))) };
}

/** A cost that may be paid any number of times is offered again and again until the answer is no. */
function timesYes(queues: Answering['table']['queues'][number], max: number): number {
  let times = 0;
  while (times < max && queues.peek(['choice'], yesNo) === true) {
    queues.take(['choice'], yesNo);
    times += 1;
  }
  if (queues.peek(['choice'], yesNo) === false) queues.take(['choice'], yesNo);
  return times;
}
