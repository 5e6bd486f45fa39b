import type { Answer } from '@stacktrail/game-events';
import type { AnswerAhead, Decision } from '@stacktrail/rules';
import type { Sight } from './sight.js';

/** A bot's answer to a decision, with answers in advance to those that may follow. */
export interface BotAnswer {
  readonly answer: Answer;
  readonly ahead?: readonly AnswerAhead[];
}

/** A program that plays a seat. It knows only what its seat may see. */
export interface Bot {
  answer(sight: Sight, decision: Decision): BotAnswer;
}
