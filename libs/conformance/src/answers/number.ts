import { manaValueOf } from '@stacktrail/characteristics';
import type { NumberQuestion } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { availableMana } from '../payment/available-mana.js';
import { namedIn, numeric, yesNo } from '../queues/entries.js';
import { playerIn } from '../table/player-in.js';
import type { AnswerContext } from './answer-context.js';
import { isStrict, unmatchedError } from './strictness.js';
import { xOfCost } from './x-of-cost.js';

/** Takes a number from the queue; what isn't listed is tried or guessed where the scenario isn't strict. */
export function numberAnswer({ table, announcement }: AnswerContext, question: NumberQuestion): Answer {
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
  const follows = kind === 'choose X' ? (xOfCost(table, question) ?? manaValueListed(table, question)) : undefined;
  if (follows !== undefined) return { form: 'number', value: follows };
  if (isStrict(table)) throw unmatchedError(table, question);
  if (kind !== 'choose X' || announcement === null) return { form: 'number', value: min };
  const most = availableMana(table, question.player);
  return { form: 'number', value: Math.max(min, Math.min(max, most - announcement.tactics.get('lessX'))) };
}

/** In the other engine X follows from the card that is chosen next, such as one to discard: X is its mana value. */
function manaValueListed(table: AnswerContext['table'], { player }: NumberQuestion): number | undefined {
  const { hand } = playerIn(table.state, player);
  return table.queuesOf(player).peek(['choice', 'target'], (item) => {
    const [name] = namedIn(item) ?? [];
    const id = name === undefined ? undefined : hand.find((card) => table.means(name, { is: 'object', id: card }));
    const card = id === undefined ? undefined : table.object(id);
    return card === undefined ? undefined : manaValueOf(card);
  });
}

/** How often a repeatable cost is paid: the other engine offers it again until the answer is no. */
function timesYes(queues: AnswerContext['table']['queues'][number], max: number): number {
  let times = 0;
  while (times < max && queues.peek(['choice'], yesNo) === true) {
    queues.take(['choice'], yesNo);
    times += 1;
  }
  if (queues.peek(['choice'], yesNo) === false) queues.take(['choice'], yesNo);
  return times;
}
