import type { Answer } from '@stacktrail/game-events';
import type { AnswerAhead, Decision } from '@stacktrail/rules';
import type { Sight } from './sight.js';

/** What a bot answers, and to what may come next. */
export interface BotAnswer {
  readonly answer: Answer;
  readonly ahead?: readonly AnswerAhead[];
}

/** Somebody who plays a seat. It knows what its seat may see, and nothing more. */
export interface Bot {
  answer(sight: Sight, decision: Decision): BotAnswer;
}
