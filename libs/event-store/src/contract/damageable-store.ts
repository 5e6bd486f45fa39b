import { filter as keep, map, type Observable } from 'rxjs';
import { isStoredEvent } from '../caught-up.js';
import { StreamDamaged } from '../errors.js';
import type {
  Appended,
  CaughtUp,
  EventStore,
  LogEntry,
  NewEvent,
  ReadAllOptions,
  ReadOptions,
  StoredEvent,
  SubscriptionStart,
} from '../event-store.js';
import { MemoryEventStore } from '../memory/memory-event-store.js';
import type { ExpectedRevision } from '../revision.js';
import { passes, type StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';

/** The problem that this store reports for a damaged event. */
export const DAMAGE = 'its row does not fit its checksum';

/** A store in memory whose events a test can damage, for tests of what reads a store. */
export class DamageableStore implements EventStore {
  readonly #store = new MemoryEventStore();
  readonly #damaged = new Set<string>();
  readonly #nameless = new Set<string>();

  /**
   * Makes the event unreadable.
   * @param hidesStream whether even the event's stream can't be told
   */
  damage(stream: StreamName, revision: number, hidesStream = false): void {
    const place = `${stream} ${revision}`;
    this.#damaged.add(place);
    if (hidesStream) this.#nameless.add(place);
  }

  /** Makes the event readable again. */
  mend(stream: StreamName, revision: number): void {
    this.#damaged.delete(`${stream} ${revision}`);
  }

  append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    return this.#store.append(stream, expected, events);
  }

  async *read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
    for await (const event of this.#store.read(stream, options)) yield this.#throwIfDamaged(event);
  }

  async *readAll(options?: ReadAllOptions): AsyncIterable<LogEntry> {
    for await (const entry of this.#store.readAll(options)) yield this.#entry(entry);
  }

  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<LogEntry | CaughtUp> {
    const isOfStream = typeof start === 'object';
    // Nobody can tell of an event without a stream whether the reader has it.
    const had = filter?.after;
    const after = had && ((stream: StreamName) => (this.#hasNameless(stream) ? -1 : had(stream)));
    return this.#store.subscribe(start, { ...filter, after }).pipe(
      map((item) => (isStoredEvent(item) && isOfStream ? this.#throwIfDamaged(item) : this.#entry(item))),
      keep((item) => 'damaged' in item || !isStoredEvent(item) || passes(item, filter)),
    );
  }

  deleteStream(stream: StreamName): Promise<void> {
    return this.#store.deleteStream(stream);
  }

  streams(prefix: string): Promise<readonly StreamName[]> {
    return this.#store.streams(prefix);
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #hasNameless(stream: StreamName): boolean {
    return [...this.#nameless].some((place) => place.startsWith(`${stream} `));
  }

  #throwIfDamaged(event: StoredEvent): StoredEvent {
    const { stream, revision } = event;
    if (this.#damaged.has(`${stream} ${revision}`)) throw new StreamDamaged(stream, revision, DAMAGE);
    return event;
  }

  #entry<Item extends LogEntry | CaughtUp>(item: Item): Item | LogEntry {
    if (!isStoredEvent(item)) return item;
    const { stream, revision, position } = item;
    const place = `${stream} ${revision}`;
    if (!this.#damaged.has(place)) return item;
    const hidesStream = this.#nameless.has(place);
    return {
      damaged: true,
      position,
      stream: hidesStream ? null : stream,
      revision: hidesStream ? null : revision,
      problem: DAMAGE,
    };
  }
}
