import type { Clock } from '../src/eventstoredb/clock.js';

interface Due {
  readonly atMs: number;
  readonly happen: () => unknown;
}

/** A clock of the test's own: each pause is over at once, and the time that it would have taken has passed. */
export class ManualClock implements Clock {
  #nowMs = 0;
  #due: readonly Due[] = [];

  now(): number {
    return this.#nowMs;
  }

  async pause(ms: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    await this.pass(ms);
    // What has waited for the network goes on first.
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  }

  alarm(ms: number, ring: () => void): () => void {
    return this.at(this.#nowMs + ms, ring);
  }

  /** Lets something happen at a time. @returns prevents it */
  at(atMs: number, happen: () => unknown): () => void {
    const due = { atMs, happen };
    this.#due = [...this.#due, due];
    return () => {
      this.#due = this.#due.filter((other) => other !== due);
    };
  }

  /** Lets time pass, and all that is due happen, in order. */
  async pass(ms: number): Promise<void> {
    this.#nowMs += ms;
    const due = this.#due.filter(({ atMs }) => atMs <= this.#nowMs).toSorted((one, other) => one.atMs - other.atMs);
    this.#due = this.#due.filter((each) => !due.includes(each));
    for (const { happen } of due) await happen();
  }
}
