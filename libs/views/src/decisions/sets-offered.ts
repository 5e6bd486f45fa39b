import type { Question } from '@stacktrail/engine';
import type { Answer } from '@stacktrail/game-events';
import { choicesWith, firstLegal } from './legal-with.js';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The set of items that the option of one item takes; `null` if it has no answer. */
export interface Offered<T> {
  readonly taken: readonly T[] | null;
  readonly answer: Answer | null;
}

/**
 * For each item of a list the smallest legal choice with it that no option before it offers: the same items in another
 * order are the same choice, unless the order matters.
 *
 * @param more further choices that are tried for an item, after those by size
 */
export function setsOffered<T>(
  question: Question,
  items: readonly T[],
  { min, max }: Bounds,
  answerOf: (taken: readonly T[]) => Answer,
  ordered = false,
  more: (item: T) => readonly (readonly T[])[] = () => [],
): readonly Offered<T>[] {
  const offered = new Set<string>();
  const keyOf = (taken: readonly T[]): string => {
    const places = taken.map((item) => items.indexOf(item));
    return (ordered ? places : places.sort((a, b) => a - b)).join();
  };
  return items.map((item) => {
    const tried = new Map<Answer, readonly T[]>();
    const answers = function* (): Generator<Answer> {
      for (const taken of choicesWith(item, items, min, max)) {
        if (!offered.has(keyOf(taken))) yield remember(taken);
      }
      for (const taken of more(item)) if (!offered.has(keyOf(taken))) yield remember(taken);
    };
    const remember = (taken: readonly T[]): Answer => {
      const answer = answerOf(taken);
      tried.set(answer, taken);
      return answer;
    };
    const answer = firstLegal(question, answers());
    const taken = answer === null ? null : tried.get(answer)!;
    if (taken !== null) offered.add(keyOf(taken));
    return { taken, answer };
  });
}
