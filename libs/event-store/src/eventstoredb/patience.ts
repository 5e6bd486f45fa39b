import { EventStoreUnavailable } from '../errors.js';
import type { Connection } from './connection.js';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/** How long one operation is tried: the deadline of its attempts together, and the growing pauses between them. */
export class Patience {
  readonly #connection: Connection;
  readonly #limitMs: number;
  #deadline = 0;
  #pauseMs = FIRST_PAUSE_MS;

  /** @param limitMs the connection's own where absent */
  constructor(connection: Connection, limitMs: number = connection.patienceMs) {
    this.#connection = connection;
    this.#limitMs = limitMs;
    this.renew();
  }

  /** Begins anew: the server has answered. */
  renew(): void {
    this.#deadline = this.#connection.clock.now() + this.#limitMs;
    this.#pauseMs = FIRST_PAUSE_MS;
  }

  get leftMs(): number {
    return Math.max(0, this.#deadline - this.#connection.clock.now());
  }

  /** Whether the deadline comes before another attempt. */
  get isOver(): boolean {
    return this.#pauseMs >= this.leftMs;
  }

  /** Waits before the next attempt. */
  async pause(signal?: AbortSignal): Promise<void> {
    const pauseMs = this.#pauseMs;
    this.#pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    await this.#connection.clock.pause(pauseMs, signal);
  }

  /**
   * Waits for an answer until the deadline.
   *
   * @param asked what was asked for, as a noun
   * @throws EventStoreUnavailable if the deadline comes first
   */
  within<T>(answer: Promise<T>, asked: string): Promise<T> {
    const { clock, hosts } = this.#connection;
    return new Promise((resolve, reject) => {
      const stop = clock.alarm(this.leftMs, () => {
        reject(
          new EventStoreUnavailable(
            `EventStoreDB at ${hosts.join(', ')}: no answer to ${asked} in ${this.#limitMs} ms`,
          ),
        );
      });
      answer.then(resolve, reject).finally(stop);
    });
  }
}
