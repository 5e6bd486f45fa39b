import type { Decision } from '@stacktrail/rules';
import { RandomBot, type Bot, type Sight } from '@stacktrail/match';

type BotAnswer = ReturnType<Bot['answer']>;

/** How often each kind of action has been ruled, by all bots together. */
export type Ruled = Map<string, number>;

/** It rules that nothing happens once in this many times. */
const nothingOnceIn = 4;

/**
 * Plays at random, and rules the kind of action that has been ruled least often, of those that are suggested; now and then
 * that nothing happens.
 */
export class AdjudicatingBot implements Bot {
  private readonly random: RandomBot;
  private asked = 0;

  constructor(
    seed: string,
    private readonly ruled: Ruled,
  ) {
    this.random = new RandomBot(seed);
  }

  answer(sight: Sight, decision: Decision): BotAnswer {
    const { question } = decision;
    if (question.form !== 'adjudicate') return this.random.answer(sight, decision);
    this.asked += 1;
    if (this.asked % nothingOnceIn === 0) return { answer: { form: 'adjudicate', actions: [] } };
    const times = (kind: string): number => this.ruled.get(kind) ?? 0;
    const rarest = [...question.suggestions()].sort((a, b) => times(a.primitive) - times(b.primitive));
    for (const { primitive, action } of rarest) {
      const answer = { form: 'adjudicate', actions: [action] } as const;
      if (question.findViolation(answer) !== null) continue;
      this.ruled.set(primitive, times(primitive) + 1);
      return { answer };
    }
    return { answer: { form: 'adjudicate', actions: [] } };
  }
}
