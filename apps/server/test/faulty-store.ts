import {
  EventStoreUnavailable,
  MemoryEventStore,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type CaughtUp,
  type LogEntry,
  type ReadAllOptions,
  type ReadOptions,
  type StoredEvent,
  type StreamFilter,
  type StreamName,
  type SubscriptionStart,
} from '@stacktrail/event-store';
import { firstValueFrom, Subject, type Observable } from 'rxjs';

/** A store in memory that fails while it is told to. */
export class FaultyStore implements EventStore {
  /** What every append and read fails with; `null` if all is well. */
  failure: Error | null = null;
  /** Where only appends fail. */
  refusal: ((stream: StreamName) => Error) | null = null;
  /** Whether nothing could be stored, although all can be read. */
  isFull = false;
  /** How many events were read. */
  given = 0;
  private readonly appends = new Subject<void>();
  private readonly releases = new Subject<void>();
  private holding = false;
  private readonly store = new MemoryEventStore();

  /** Appends wait from now on. Resolves when one does. */
  async hold(): Promise<void> {
    this.holding = true;
    await firstValueFrom(this.appends);
  }

  release(): void {
    this.holding = false;
    this.releases.next();
  }

  async append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    if (this.failure !== null) throw this.failure;
    if (this.refusal !== null) throw this.refusal(stream);
    if (this.holding) {
      const released = firstValueFrom(this.releases);
      this.appends.next();
      await released;
    }
    return this.store.append(stream, expected, events);
  }

  read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
    return this.orFail(() => this.store.read(stream, options));
  }

  readAll(options?: ReadAllOptions): AsyncIterable<LogEntry> {
    return this.orFail(() => this.store.readAll(options));
  }

  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<LogEntry | CaughtUp> {
    return this.store.subscribe(start, filter);
  }

  deleteStream(stream: StreamName): Promise<void> {
    return this.store.deleteStream(stream);
  }

  streams(prefix: string): Promise<readonly StreamName[]> {
    return this.store.streams(prefix);
  }

  async assertWritable(): Promise<void> {
    if (this.isFull) throw new EventStoreUnavailable('the disk is full');
  }

  close(): Promise<void> {
    return this.store.close();
  }

  private async *orFail<Entry>(read: () => AsyncIterable<Entry>): AsyncIterable<Entry> {
    if (this.failure !== null) throw this.failure;
    for await (const entry of read()) {
      this.given += 1;
      yield entry;
    }
  }
}
