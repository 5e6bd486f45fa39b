import type { Answer } from '@stacktrail/game-events';
import type { AnswerAhead, Decision } from '@stacktrail/rules';
import type { Sight } from './sight.js';

/** What a bot answers to a decision, and ahead to those that may follow it. */
export interface BotAnswer {
  readonly answer: Answer;
  readonly ahead?: readonly AnswerAhead[];
}

/** A program that plays a seat. It knows what its seat may see, and nothing more. */
export interface Bot {
  answer(sight: Sight, decision: Decision): BotAnswer;
}
