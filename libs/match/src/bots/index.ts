import type { Bot } from './bot.js';
import { GreedyBot } from './greedy-bot.js';
import { RandomBot } from './random-bot.js';

/** The kinds of bots by name; each makes one from a seed, and the same seed plays the same. */
export const bots = {
  random: (seed: string): Bot => new RandomBot(seed),
  greedy: (seed: string): Bot => new GreedyBot(seed),
} as const;

export type BotName = keyof typeof bots;
