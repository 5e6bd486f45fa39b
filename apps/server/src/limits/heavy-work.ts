import { Injectable } from '@nestjs/common';
import { turnOfLongWork } from '@stacktrail/event-store';
import { Problem } from '../problem/problem.js';
import { callerAddress } from './caller-address.js';

/** How many pieces of work run at once. */
const mostAtOnce = 2;
/** How many more may wait: of one address, and of all. */
const mostWaiting = { ofOne: 64, ofAll: 1024 };

/**
 * Work that takes the process for some time: reads that may have to fold a whole game or answer at length, and the
 * beginning of a game. Only a few pieces run at once, and addresses take turns, so that whoever asks for many waits for
 * themselves. Before each one everything else that waits for the process gets it.
 */
@Injectable()
export class HeavyWork {
  private running = 0;
  private waitingInAll = 0;
  /** Those that wait, by address; the address whose turn it is comes first. */
  private readonly waiting = new Map<string, (() => void)[]>();

  /** @throws Problem if too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= mostAtOnce) await this.wait(callerAddress());
    else this.running += 1;
    try {
      await turnOfLongWork();
      return await work();
    } finally {
      this.startNext();
    }
  }

  private async wait(address: string): Promise<void> {
    const queue = this.waiting.get(address) ?? [];
    if (queue.length >= mostWaiting.ofOne || this.waitingInAll >= mostWaiting.ofAll)
      throw new Problem('overloaded', 'Too much that takes long is asked for at once; try again soon.');
    this.waitingInAll += 1;
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      this.waiting.set(address, queue);
    });
  }

  private startNext(): void {
    const [address] = this.waiting.keys();
    const queue = address === undefined ? undefined : this.waiting.get(address);
    const next = queue?.shift();
    if (address === undefined || queue === undefined || next === undefined) {
      this.running -= 1;
      return;
    }
    this.waitingInAll -= 1;
    // The address goes to the end of the line.
    this.waiting.delete(address);
    if (queue.length > 0) this.waiting.set(address, queue);
    next();
  }
}
