import type { Json } from '../harness.js';
import type { Record } from './record.js';
import type { ServerProcess } from './server-process.js';

export interface Answer {
  readonly status: number;
  readonly body: Json;
}

/** Asks any of the servers, and writes down what is late or wrong. */
export class Requests {
  /** @param deadlineMs a request that takes longer is late: a server promises 10 s, the rest is the way there and back */
  constructor(
    private readonly servers: readonly ServerProcess[],
    readonly record: Record,
    private readonly deadlineMs = 11_500,
  ) {}

  /** @returns `null` where there is no answer */
  async ask(method: string, path: string, body?: object, token?: string): Promise<Answer | null> {
    const { url } = this.servers[Math.floor(Math.random() * this.servers.length)]!;
    const began = performance.now();
    const headers = {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    try {
      const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const response = await fetch(`${url}${path}`, { ...sent, signal: AbortSignal.timeout(2 * this.deadlineMs) });
      return { status: response.status, body: await response.json() };
    } catch {
      return null;
    } finally {
      const tookMs = performance.now() - began;
      this.record.slowestMs = Math.max(this.record.slowestMs, tookMs);
      if (tookMs > this.deadlineMs) this.record.wrong.push(`${method} ${path} took ${Math.round(tookMs)} ms`);
    }
  }

  tell(what: string, { status, body }: Answer): void {
    this.record.wrong.push(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
  }
}
