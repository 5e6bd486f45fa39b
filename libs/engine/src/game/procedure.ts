import type { Answer } from '@stacktrail/game-events';
import type { AnswerTo, Question } from './question.js';

/** A rule of the game at work: it yields where a player must decide, and takes the answer. */
export type Procedure<T> = Generator<Question, T, Answer>;

/** Asks a question. The answer that comes back fits the question's form, and what it asks for was checked. */
export function* ask<Q extends Question>(question: Q): Procedure<AnswerTo<Q>> {
  return (yield question) as AnswerTo<Q>;
}
