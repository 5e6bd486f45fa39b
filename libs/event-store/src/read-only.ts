import type { Observable } from 'rxjs';
import { OpenedForReading } from './errors.js';
import type {
  Appended,
  CaughtUp,
  EventStore,
  LogEntry,
  ReadAllOptions,
  ReadOptions,
  StoredEvent,
  SubscriptionStart,
} from './event-store.js';
import type { ExpectedRevision } from './revision.js';
import type { StreamFilter } from './stream-filter.js';
import type { StreamName } from './stream-name.js';

/** A store that was opened to be read: it refuses every append. */
export class ReadOnlyEventStore implements EventStore {
  readonly assertReachable?: NonNullable<EventStore['assertReachable']>;

  constructor(private readonly store: EventStore) {
    if (store.assertReachable !== undefined)
      this.assertReachable = (timeoutMs) => store.assertReachable?.(timeoutMs) ?? Promise.resolve();
  }

  append(stream: StreamName, _expected: ExpectedRevision): Promise<Appended> {
    return Promise.reject(new OpenedForReading(stream));
  }

  read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
    return this.store.read(stream, options);
  }

  readAll(options?: ReadAllOptions): AsyncIterable<LogEntry> {
    return this.store.readAll(options);
  }

  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<LogEntry | CaughtUp> {
    return this.store.subscribe(start, filter);
  }

  deleteStream(stream: StreamName): Promise<void> {
    return Promise.reject(new OpenedForReading(stream));
  }

  streams(prefix: string): Promise<readonly StreamName[]> {
    return this.store.streams(prefix);
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
