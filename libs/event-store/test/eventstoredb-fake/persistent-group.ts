import type { FakeLog, LogEntry } from './fake-log.js';
import type { EntryFilter } from './read-requests.js';

/** A consumer of a group, as far as the group knows it. */
export interface Consumer {
  /** How many events it may have that it hasn't acknowledged. */
  readonly bufferSize: number;
  readonly take: (entry: LogEntry, retries: number) => void;
}

/**
 * The events of a persistent subscription, shared out among its consumers; those of one stream to one consumer, as the
 * strategy `Pinned` has it. What a consumer leaves unacknowledged another one gets again. Timeouts aren't modelled.
 */
export class PersistentGroup {
  readonly #consumers = new Map<Consumer, Map<string, LogEntry>>();
  /** What was given back, in the order of the log. */
  readonly #again: LogEntry[] = [];
  readonly #retries = new Map<string, number>();
  #next = 0;

  constructor(
    private readonly log: FakeLog,
    private readonly wanted: EntryFilter,
  ) {
    log.on('appended', () => this.#share());
  }

  join(consumer: Consumer): void {
    this.#consumers.set(consumer, new Map());
    this.#share();
  }

  leave(consumer: Consumer): void {
    const unacknowledged = this.#consumers.get(consumer);
    if (unacknowledged === undefined) return;
    this.#consumers.delete(consumer);
    this.#giveBack([...unacknowledged.values()]);
  }

  acknowledge(consumer: Consumer, ids: readonly string[]): void {
    for (const id of ids) this.#consumers.get(consumer)?.delete(id);
    this.#share();
  }

  /** The consumer couldn't do anything with them now. */
  retry(consumer: Consumer, ids: readonly string[]): void {
    const mine = this.#consumers.get(consumer);
    const entries = ids.flatMap((id) => mine?.get(id) ?? []);
    for (const { id } of entries) mine?.delete(id);
    this.#giveBack(entries);
  }

  #giveBack(entries: readonly LogEntry[]): void {
    for (const { id } of entries) this.#retries.set(id, (this.#retries.get(id) ?? 0) + 1);
    this.#again.push(...entries);
    this.#again.sort((one, other) => Number(one.position - other.position));
    this.#share();
  }

  /** Gives out what the consumers have room for, until the next event's consumer has none. */
  #share(): void {
    while (this.#consumers.size > 0) {
      const isAgain = this.#again.length > 0;
      const entry = isAgain ? this.#again[0] : this.log.entries[this.#next];
      if (entry === undefined) return;
      if (isAgain || this.wanted(entry)) {
        const [consumer, unacknowledged] = this.#consumerOf(entry.stream);
        if (unacknowledged.size >= consumer.bufferSize) return;
        unacknowledged.set(entry.id, entry);
        consumer.take(entry, this.#retries.get(entry.id) ?? 0);
      }
      if (isAgain) this.#again.shift();
      else this.#next += 1;
    }
  }

  #consumerOf(stream: string): [Consumer, Map<string, LogEntry>] {
    const consumers = [...this.#consumers];
    const hash = Buffer.from(stream).reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7);
    return consumers[hash % consumers.length] as [Consumer, Map<string, LogEntry>];
  }
}
