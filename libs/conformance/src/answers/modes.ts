import type { PickQuestion } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { Failed } from '../outcome/outcomes.js';
import { mode, skip } from '../queues/entries.js';
import type { Table } from '../table/table.js';
import { isStrict, unmatchedError } from './strictness.js';

/**
 * Chooses modes by their printed number, from 1. Where that mode is chosen already or doesn't exist, the number counts
 * the modes that can still be chosen.
 */
export function modesAnswer(table: Table, question: PickQuestion): Answer {
  const { options, min, max } = question;
  const queues = table.queuesOf(question.player);
  const canRepeat = options.some(({ key }) => key.includes('('));
  const chosen: string[] = [];
  while (chosen.length < max) {
    const next = queues.take(['mode'], (item) => (skip(item) === true ? 'skip' : mode(item)));
    if (next === undefined || next === 'skip') break;
    chosen.push(
      keyOf(
        question,
        canRepeat || isOpen(question, next, chosen) ? next : printedNumber(question, next, chosen),
        chosen,
      ),
    );
  }
  if (chosen.length >= min && chosen.length > 0) return { form: 'pick', keys: chosen };
  if (isStrict(table) && options.length > min) throw unmatchedError(table, question);
  const rest = options.map(({ key }) => key).filter((key) => !chosen.includes(key));
  return { form: 'pick', keys: [...chosen, ...rest].slice(0, Math.max(min, chosen.length)) };
}

function isOpen({ options }: PickQuestion, number: number, chosen: readonly string[]): boolean {
  return options.some(({ key }) => key === `${number}`) && !chosen.includes(`${number}`);
}

/** The printed number of the nth mode that can still be chosen; the number itself where there are fewer. */
function printedNumber({ options }: PickQuestion, nth: number, chosen: readonly string[]): number {
  const open = options.filter(({ key }) => !chosen.includes(key));
  return Number.parseInt(open[nth - 1]?.key ?? `${nth}`, 10);
}

function keyOf({ options }: PickQuestion, number: number, chosen: readonly string[]): string {
  const option = options.find(({ key }) => Number.parseInt(key, 10) === number && !chosen.includes(key));
  if (option === undefined) throw new Failed('illegalAction', `mode ${number} can't be chosen`);
  return option.key;
}
