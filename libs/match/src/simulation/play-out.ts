import type { AnyGameEvent } from '@stacktrail/game-events';
import type { LiveGame } from '@stacktrail/rules';
import type { Bot } from '../bots/bot.js';
import { Sight } from '../bots/sight.js';
import { isForJudge, ruleUnattended } from './unattended.js';

/**
 * Has bots play a game to its end, or until `maxDecisions` are answered.
 *
 * @param bots one for each seat
 * @param onBatch takes the facts of each answer
 * @returns how many decisions were answered
 * @throws Error if a bot's answer is refused, since bots must give legal answers
 */
export function playOut(
  live: LiveGame,
  bots: readonly Bot[],
  onBatch?: (events: readonly AnyGameEvent[]) => void,
  maxDecisions = Infinity,
): number {
  let decisions = 0;
  for (let decision = live.pending; decision !== null && decisions < maxDecisions; decision = live.pending) {
    if (isForJudge(decision.question.kind)) {
      const result = ruleUnattended(live);
      if (result.accepted) onBatch?.(result.events);
      continue;
    }
    const bot = bots[decision.decidedBy];
    if (bot === undefined) throw new RangeError(`no bot plays seat ${decision.decidedBy}`);
    const { answer, ahead } = bot.answer(new Sight(live.state, decision.decidedBy), decision);
    const result = live.answer(decision.id, answer, ahead);
    if (!result.accepted) throw new Error(`a bot's answer was refused (CR ${result.rule}): ${result.message}`);
    decisions += 1;
    onBatch?.(result.events);
  }
  return decisions;
}
