import { violationOf, type Question } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import type { Chance } from './chance.js';

/** The number of random choices that are tried before all choices are tried in order. */
const randomTries = 12;

/** The highest number of choices that are tried in order. */
const budget = 20_000;

/**
 * The answer that a bot prefers or, if the question refuses that as a whole, another legal answer: a random one, or the
 * one with the fewest choices. Every question has a legal answer.
 */
export function legalAnswer(question: Question, liked: Answer, chance: Chance): Answer {
  if (violationOf(question, liked) === null) return liked;
  switch (question.form) {
    case 'attack':
      return { form: 'attack', attacks: question.required() };
    case 'block':
      return { form: 'block', blocks: question.required() };
    case 'select': {
      const answer = (chosen: typeof question.candidates): Answer => ({ form: 'select', chosen });
      return another(question, question.candidates, answer, chance) ?? liked;
    }
    case 'pick': {
      const keys = question.options.map(({ key }) => key);
      return another(question, keys, (some) => ({ form: 'pick', keys: some }), chance) ?? liked;
    }
    default:
      return liked;
  }
}

/** A legal answer with some of the choices: a random one or, if none is found, the one with the fewest choices. */
function another<T>(
  question: Question & { readonly min: number; readonly max: number },
  choices: readonly T[],
  answer: (some: readonly T[]) => Answer,
  chance: Chance,
): Answer | undefined {
  const { min } = question;
  const max = Math.min(question.max, choices.length);
  const isLegal = (some: readonly T[]): boolean => violationOf(question, answer(some)) === null;
  for (let i = 0; i < randomTries; i++) {
    const some = chance.some(choices, chance.between(min, max));
    if (isLegal(some)) return answer(some);
  }
  let left = budget;
  for (let count = min; count <= max; count++) {
    for (const some of subsets(choices, count)) {
      if (isLegal(some)) return answer(some);
      left -= 1;
      if (left === 0) return undefined;
    }
  }
  return undefined;
}

/** Every set of `count` of a list's items, each in the list's order. */
function* subsets<T>(list: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [i, item] of list.slice(0, list.length - count + 1).entries()) {
    if (i < from) continue;
    for (const rest of subsets(list, count - 1, i + 1)) yield [item, ...rest];
  }
}
