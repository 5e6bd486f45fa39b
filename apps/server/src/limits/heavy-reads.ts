import { Injectable } from '@nestjs/common';
import { Problem } from '../problem/problem.js';

/** How many reads run at once, and how many more may wait. */
const mostAtOnce = 2;
const mostWaiting = 64;

/**
 * Reads that may have to fold a whole game. Only a few run at once, so that many requests together don't take more
 * memory, or block the process longer, than one. If too many wait, further ones are refused at once.
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
