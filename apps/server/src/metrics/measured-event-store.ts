import type {
  Appended,
  CaughtUp,
  EventStore,
  ExpectedRevision,
  LogEntry,
  NewEvent,
  ReadAllOptions,
  ReadOptions,
  StoredEvent,
  StreamFilter,
  StreamName,
  SubscriptionStart,
} from '@stacktrail/event-store';
import { EventStoreUnavailable, withEnd, WrongExpectedRevision } from '@stacktrail/event-store';
import type { Observable } from 'rxjs';
import type { Metrics } from './metrics.js';

type Operation = 'append' | 'read';

/** A store whose appends and reads of streams are measured. */
export class MeasuredEventStore implements EventStore {
  readonly assertWritable?: NonNullable<EventStore['assertWritable']>;
  readonly assertReachable?: NonNullable<EventStore['assertReachable']>;

  constructor(
    private readonly store: EventStore,
    private readonly metrics: Metrics,
  ) {
    if (store.assertWritable !== undefined) this.assertWritable = () => store.assertWritable?.() ?? Promise.resolve();
    if (store.assertReachable !== undefined)
      this.assertReachable = (timeoutMs) => store.assertReachable?.(timeoutMs) ?? Promise.resolve();
  }

  async append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    const began = performance.now();
    try {
      const appended = await this.store.append(stream, expected, events);
      this.note('append', 'done', began);
      return appended;
    } catch (error) {
      this.note('append', outcomeOf(error), began);
      throw error;
    }
  }

  read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
    const began = performance.now();
    return withEnd(this.store.read(stream, options), (failure) => {
      this.note('read', failure === null ? 'done' : outcomeOf(failure.error), began);
    });
  }

  readAll(options?: ReadAllOptions): AsyncIterable<LogEntry> {
    return this.store.readAll(options);
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

  close(): Promise<void> {
    return this.store.close();
  }

  private note(operation: Operation, outcome: string, began: number): void {
    this.metrics.storeOperations.observe({ operation, outcome }, (performance.now() - began) / 1000);
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof WrongExpectedRevision) return 'conflict';
  return error instanceof EventStoreUnavailable ? 'unavailable' : 'failed';
}
