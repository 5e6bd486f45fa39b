import { violationOf, type Question } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';

/** The highest number of answers that are tried for one option. */
const mostTries = 200;

/** The first of these answers that is legal; `null` if none of the tried ones is. */
export function firstLegal(question: Question, answers: Iterable<Answer>): Answer | null {
  let left = mostTries;
  for (const answer of answers) {
    if (violationOf(question, answer) === null) return answer;
    left -= 1;
    if (left === 0) return null;
  }
  return null;
}

/**
 * Each way to choose between `min` and `max` items of a list including this item, the smallest first. The item comes
 * first in each, then others in the list's order.
 */
export function* choicesWith<T>(item: T, list: readonly T[], min: number, max: number): Generator<readonly T[]> {
  const others = list.filter((other) => other !== item);
  for (let count = Math.max(1, min); count <= Math.min(max, list.length); count++) {
    for (const rest of subsets(others, count - 1)) yield [item, ...rest];
  }
}

/** Every set of `count` of a list's items, each in the list's order. */
function* subsets<T>(list: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= list.length - count; i++) {
    for (const rest of subsets(list, count - 1, i + 1)) yield [list[i]!, ...rest];
  }
}
