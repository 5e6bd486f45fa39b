import type { Observable, Subscription } from 'rxjs';
import { isDamagedEvent, isStoredEvent } from '../caught-up.js';
import type { CaughtUp, DamagedEvent, LogEntry, StoredEvent } from '../event-store.js';
import type { Position } from '../position.js';

/** What a subscription has delivered so far, and a way to wait for more that needs no clock. */
export class Recording {
  readonly delivered: (LogEntry | CaughtUp)[] = [];
  completed = false;
  failure: unknown;
  readonly #subscription: Subscription;
  #changed: () => void = () => undefined;

  constructor(subscribed: Observable<LogEntry | CaughtUp>) {
    this.#subscription = subscribed.subscribe({
      next: (item) => {
        this.delivered.push(item);
        this.#changed();
      },
      error: (error: unknown) => {
        this.failure = error;
        this.#changed();
      },
      complete: () => {
        this.completed = true;
        this.#changed();
      },
    });
  }

  get events(): readonly StoredEvent[] {
    return this.delivered.filter(isStoredEvent);
  }

  /** Events and damaged ones, in the order in which they came. */
  get entries(): readonly LogEntry[] {
    return this.delivered.filter((item): item is LogEntry => !('caughtUp' in item));
  }

  get damaged(): readonly DamagedEvent[] {
    return this.delivered.filter(isDamagedEvent);
  }

  get timesCaughtUp(): number {
    return this.delivered.length - this.entries.length;
  }

  /** How far it has looked beyond the last event, by the last news that it has caught up. */
  get through(): Position | undefined {
    return this.delivered.filter((item) => 'caughtUp' in item).at(-1)?.through;
  }

  /** Waits until this holds. @throws what the subscription has failed with meanwhile */
  async until(condition: (recording: this) => boolean): Promise<void> {
    while (!condition(this)) {
      if (this.failure !== undefined) throw this.failure as Error;
      await new Promise<void>((resolve) => (this.#changed = resolve));
    }
  }

  async untilEvents(count: number): Promise<readonly StoredEvent[]> {
    await this.until(({ events }) => events.length >= count);
    return this.events;
  }

  async untilCaughtUp(): Promise<void> {
    await this.until(({ timesCaughtUp }) => timesCaughtUp > 0);
  }

  async untilFailed(): Promise<unknown> {
    await this.until(({ failure }) => failure !== undefined);
    return this.failure;
  }

  stop(): void {
    this.#subscription.unsubscribe();
  }
}
