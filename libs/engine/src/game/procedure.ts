import type { Answer } from '@stacktrail/game-events';
import type { AnswerTo, Question } from './question.js';

/** A running part of the rules: it yields a question where a player must decide, and receives the answer. */
export type Procedure<T> = Generator<Question, T, Answer>;

/** Asks a question. The answer has the question's form and has been checked against the question. */
export function* ask<Q extends Question>(question: Q): Procedure<AnswerTo<Q>> {
  return (yield question) as AnswerTo<Q>;
}
