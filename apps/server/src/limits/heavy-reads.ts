import { Injectable } from '@nestjs/common';
import { Problem } from '../problem/problem.js';

/** How many are worked on at once, and how many wait. */
const mostAtOnce = 2;
const mostWaiting = 64;

/**
 * Reads for which a whole game may have to be folded: a few at once, so that many of them together take no more memory and
 * no longer a stretch of the processor than one. What is more than may wait is refused at once.
 */
@Injectable()
export class HeavyReads {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws Problem if too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= mostAtOnce) {
      if (this.waiting.length >= mostWaiting) {
        throw new Problem('overloaded', 'Too many boards and explanations are asked for at once; try again soon.');
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
