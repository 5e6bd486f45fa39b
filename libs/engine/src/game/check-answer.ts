import type { Violation } from '@stacktrail/characteristics';
import type { Action, Answer, CastAction, Ref } from '@stacktrail/game-events';
import { assertNever } from '@stacktrail/kernel';
import { sameRef, type Question } from './question.js';

/** What is wrong with an answer to a question; `null` if it is one of the options. */
export function violationOf(question: Question, answer: Answer): Violation | null {
  if (answer.form !== question.form) {
    return violation(question, `this decision is answered by “${question.form}”, not by “${answer.form}”`);
  }
  switch (question.form) {
    case 'action': {
      const { action } = answer as Extract<Answer, { form: 'action' }>;
      const fits = question.actions().some((option) => sameAction(option, action));
      return fits
        ? null
        : (question.whyNot?.(action) ?? violation(question, `${describe(action)} is not among what can be done now`));
    }
    case 'select': {
      const { chosen } = answer as Extract<Answer, { form: 'select' }>;
      return (
        selectViolation(question, chosen) ??
        question.findViolation?.(answer as Extract<Answer, { form: 'select' }>) ??
        null
      );
    }
    case 'pick':
      return (
        pickViolation(question, (answer as Extract<Answer, { form: 'pick' }>).keys) ??
        question.findViolation?.(answer as Extract<Answer, { form: 'pick' }>) ??
        null
      );
    case 'number': {
      const { value } = answer as Extract<Answer, { form: 'number' }>;
      const fits = Number.isSafeInteger(value) && value >= question.min && value <= question.max;
      return fits
        ? null
        : violation(question, `${value} is not a whole number from ${question.min} to ${question.max}`);
    }
    case 'order': {
      const { keys } = answer as Extract<Answer, { form: 'order' }>;
      const known = question.options.map((option) => option.key);
      const fits = keys.length === known.length && known.every((key) => keys.includes(key));
      return fits ? null : violation(question, `name each of ${known.join(', ')} once`);
    }
    case 'divide':
      return divideViolation(question, (answer as Extract<Answer, { form: 'divide' }>).shares);
    case 'attack':
      return question.findViolation(answer as Extract<Answer, { form: 'attack' }>);
    case 'block':
      return question.findViolation(answer as Extract<Answer, { form: 'block' }>);
    case 'damage':
      return question.findViolation(answer as Extract<Answer, { form: 'damage' }>);
    case 'adjudicate':
      return question.findViolation(answer as Extract<Answer, { form: 'adjudicate' }>);
    case 'spend': {
      const rest = question.pool.slice();
      for (const type of (answer as Extract<Answer, { form: 'spend' }>).mana) {
        const at = rest.indexOf(type);
        if (at < 0)
          return violation(question, `the pool holds ${question.pool.join('')}; there is no {${type}} left to spend`);
        rest.splice(at, 1);
      }
      const spent = question.pool.length - rest.length;
      return spent === question.amount ? null : violation(question, `spend ${question.amount} mana, not ${spent}`);
    }
    default:
      return assertNever(question, 'form of question');
  }
}

type Share = Extract<Answer, { form: 'divide' }>['shares'][number];

function divideViolation(question: Extract<Question, { form: 'divide' }>, shares: readonly Share[]): Violation | null {
  const { among, minEach, total, most } = question;
  const sum = shares.reduce((before, { amount }) => before + amount, 0);
  const complete = among.every((ref) => shares.filter(({ to }) => sameRef(to, ref)).length === 1);
  const enough = shares.every(({ amount }) => Number.isSafeInteger(amount) && amount >= minEach);
  if (shares.length !== among.length || !complete || !enough || sum !== total)
    return violation(question, `give each of the ${among.length} at least ${minEach}, ${total} in all`);
  const tooMuch = among.findIndex((ref, i) => shares.find(({ to }) => sameRef(to, ref))!.amount > (most?.[i] ?? total));
  return tooMuch < 0
    ? null
    : violation(question, `give ${among[tooMuch]!.is} ${among[tooMuch]!.id} at most ${most![tooMuch]!}`);
}

function selectViolation(question: Extract<Question, { form: 'select' }>, chosen: readonly Ref[]): Violation | null {
  const foreign = chosen.find((ref) => !question.candidates.some((candidate) => sameRef(candidate, ref)));
  if (foreign !== undefined) return violation(question, `${foreign.is} ${foreign.id} can't be chosen`);
  const twice = chosen.some((ref, i) => chosen.findIndex((other) => sameRef(other, ref)) !== i);
  if (twice) return violation(question, 'nothing can be chosen twice');
  const { total } = question;
  if (total !== undefined) {
    const sum = chosen.reduce((all, ref) => {
      return all + total.weights[question.candidates.findIndex((candidate) => sameRef(candidate, ref))]!;
    }, 0);
    if (sum < total.least)
      return violation(question, `what was chosen comes to ${sum}; at least ${total.least} is needed`);
  }
  return countViolation(question, chosen.length);
}

function pickViolation(question: Extract<Question, { form: 'pick' }>, keys: readonly string[]): Violation | null {
  const known = question.options.map((option) => option.key);
  const other = keys.filter((key) => !known.includes(key));
  const { findViolationOfText } = question;
  const refused = findViolationOfText && other.map(findViolationOfText).find((found) => found !== null);
  if (refused) return refused;
  const [foreign] = findViolationOfText === undefined ? other : [];
  if (foreign !== undefined) return violation(question, `“${foreign}” is none of ${known.join(', ')}`);
  if (new Set(keys).size !== keys.length) return violation(question, 'nothing can be chosen twice');
  return countViolation(question, keys.length);
}

function countViolation(
  question: { readonly rule: string; readonly prompt: string; readonly min: number; readonly max: number },
  count: number,
): Violation | null {
  if (count >= question.min && count <= question.max) return null;
  const bounds = question.min === question.max ? `${question.min}` : `${question.min} to ${question.max}`;
  return violation(question, `choose ${bounds}, not ${count}`);
}

function violation(question: { readonly rule: string; readonly prompt: string }, message: string): Violation {
  return { rule: question.rule, message: `${question.prompt} ${message[0]?.toUpperCase() ?? ''}${message.slice(1)}.` };
}

/** Whether an answer means this option. */
export function sameAction(option: Action, answer: Action): boolean {
  if (option.do !== answer.do) return false;
  if (option.do === 'cast' && answer.do === 'cast') return sameWay(option, answer);
  if (option.do === 'special' && answer.do === 'special')
    return option.object === answer.object && option.action === answer.action;
  if (option.do === 'activate' && answer.do === 'activate')
    return option.object === answer.object && option.ability === answer.ability;
  if (option.do === 'play land' && answer.do === 'play land') {
    return (
      option.object === answer.object && option.face === answer.face && (answer.by === null || option.by === answer.by)
    );
  }
  return true;
}

/** Whether an answer means this option. A null in the answer matches any value of the option. */
export function sameWay(option: CastAction, answer: CastAction): boolean {
  return (
    option.object === answer.object &&
    option.via === answer.via &&
    option.face === answer.face &&
    (answer.by === null || option.by === answer.by) &&
    (answer.ability === null || option.ability === answer.ability)
  );
}

function describe(action: Action): string {
  return 'object' in action ? `“${action.do}” with object ${action.object}` : `“${action.do}”`;
}
