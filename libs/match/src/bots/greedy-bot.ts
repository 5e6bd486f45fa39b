import type { Decision } from '@stacktrail/rules';
import type { Bot, BotAnswer } from './bot.js';
import { RandomBot } from './random-bot.js';
import type { Sight } from './sight.js';
export class GreedyBot implements Bot { private readonly r: RandomBot; constructor(seed: string) { this.r = new RandomBot(seed, {oddOnceIn: 1e9}); } answer(sight: Sight, decision: Decision): BotAnswer { return this.r.answer(sight, decision); } }
