import { setTimeout as delay } from 'node:timers/promises';
import type { Json } from '../harness.js';
import type { ServerProcess } from './server-process.js';

/** Until a request to it is answered: it waits 2 s for the store. */
const askMs = 2_500;

/** Asks `/health` again and again, and compares it with what is known of the store. */
export class HealthWatch {
  readonly wrong: string[] = [];
  asked = 0;
  private isStoreThere: boolean | null = true;
  private why = 'nothing has happened';
  private since = performance.now();

  /** @param inTimeMs how soon `/health` has to tell the truth */
  constructor(
    private readonly server: ServerProcess,
    private readonly over: AbortSignal,
    private readonly inTimeMs = 3_000,
  ) {}

  /** @param there `null` where either may be said @param why what has happened */
  storeIs(there: boolean | null, why: string): void {
    this.why = why;
    if (this.isStoreThere === there) return;
    this.isStoreThere = there;
    this.since = performance.now();
  }

  async watch(): Promise<void> {
    while (!this.over.aborted) {
      await this.ask();
      await delay(200);
    }
  }

  private async ask(): Promise<void> {
    const { isStoreThere, since } = this;
    const began = performance.now();
    const answer = await this.answer().catch(() => null);
    // What has changed meanwhile may be told of either way.
    if (answer === null || isStoreThere === null || since !== this.since || began - since < this.inTimeMs) return;
    this.asked += 1;
    const expected = isStoreThere ? 200 : 503;
    if (answer.status === expected) return;
    const [sinceMs, tookMs] = [began - since, performance.now() - began].map(Math.round);
    this.wrong.push(
      `${answer.status} where the store ${isStoreThere ? 'is there' : 'is away'}: ${this.why}, ${sinceMs} ms ago; after ${tookMs} ms: ${answer.problem}`,
    );
  }

  private async answer(): Promise<{ readonly status: number; readonly problem: string | undefined }> {
    const response = await fetch(`${this.server.url}/health`, { signal: AbortSignal.timeout(4 * askMs) });
    const { store }: Json = await response.json();
    return { status: response.status, problem: store?.problem };
  }
}
