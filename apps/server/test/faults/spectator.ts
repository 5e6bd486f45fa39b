import { setTimeout as delay } from 'node:timers/promises';
import type { Requests } from './requests.js';

const pauseMs = 200;

/** Looks at the board of one game after the other. The read models may be away, which a server says with 503. */
export class Spectator {
  constructor(
    private readonly requests: Requests,
    private readonly over: AbortSignal,
  ) {}

  async watch(): Promise<void> {
    const { record } = this.requests;
    while (!this.over.aborted) {
      const game = record.begun[Math.floor(Math.random() * record.begun.length)];
      if (game !== undefined) await this.look(`/games/${game}/board`);
      await delay(pauseMs);
    }
  }

  private async look(path: string): Promise<void> {
    const answer = await this.requests.ask('GET', path);
    if (answer?.status === 200) this.requests.record.boards += 1;
    else if (answer !== null && answer.status !== 503) this.requests.tell('GET board', answer);
  }
}
