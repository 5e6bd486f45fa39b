import { type Observable, Subject, takeUntil, throwError } from 'rxjs';
import { encodeBatch } from '../batch.js';
import { EventStoreUnavailable } from '../errors.js';
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
import type { Position } from '../position.js';
import { assertLimit } from '../read-limit.js';
import type { ExpectedRevision, Revision } from '../revision.js';
import { passes, type StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import { appendToStream } from './append.js';
import { type Connection, type ConnectionOptions, connect } from './connection.js';
import { deleteStream } from './delete-stream.js';
import { guardStream } from './guarding.js';
import { endOfLog, readLog, readStream } from './read.js';
import { isSystemEvent, logEntryOf, logPositionOf, placeOf, positionOfLog, storedEventOf } from './recorded-event.js';
import { resubscribe } from './resubscribe.js';
import { StreamCatalogue } from './stream-catalogue.js';

/** An event store in EventStoreDB, 23.10 or later. One a process is enough: it takes any number of calls at once. */
export class EventStoreDbEventStore implements EventStore {
  readonly #connection: Connection;
  readonly #catalogue: StreamCatalogue;
  readonly #closing = new Subject<void>();
  readonly #appends = new Set<Promise<unknown>>();
  #closed = false;

  /**
   * @param uri `esdb://…` or `esdb+discover://…`, or `kurrentdb` for `esdb`; nothing is sent before the first call
   * @param options how long a call is tried where the connection is lost: 10 s where absent
   * @throws UnreadableEventStore if the connection string can't be used
   */
  constructor(uri: string, options: ConnectionOptions = {}) {
    this.#connection = connect(uri, options);
    this.#catalogue = new StreamCatalogue(this.#connection);
  }

  async append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    this.#assertOpen();
    const encoded = encodeBatch(stream, events);
    const append = appendToStream(this.#connection, stream, expected, encoded);
    this.#appends.add(append);
    try {
      const { nextExpectedRevision, position } = await append;
      const lastRevision = Number(nextExpectedRevision) as Revision;
      const firstRevision = (lastRevision - encoded.length + 1) as Revision;
      const at = position === undefined ? await this.#positionAt(stream, lastRevision) : positionOfLog(position);
      return { stream, firstRevision, lastRevision, position: at };
    } finally {
      this.#appends.delete(append);
    }
  }

  async *read(stream: StreamName, options: ReadOptions = {}): AsyncIterable<StoredEvent> {
    this.#assertOpen();
    assertLimit(options.limit);
    if (options.limit === 0) return;
    for await (const event of readStream(this.#connection, stream, options)) yield storedEventOf(event);
  }

  async *readAll({ from, direction, filter, limit }: ReadAllOptions = {}): AsyncIterable<LogEntry> {
    this.#assertOpen();
    assertLimit(limit);
    let left = limit ?? Infinity;
    if (left === 0) return;
    for await (const event of readLog(this.#connection, { from, direction, filter })) {
      if (isSystemEvent(event) || !passes(placeOf(event), filter)) continue;
      yield logEntryOf(event);
      if (--left === 0) return;
    }
  }

  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<LogEntry | CaughtUp> {
    if (typeof start === 'string' && start !== 'start' && start !== 'end') logPositionOf(start);
    if (this.#closed) return throwError(closed);
    return resubscribe(this.#connection, start, filter).pipe(takeUntil(this.#closing));
  }

  async deleteStream(stream: StreamName): Promise<void> {
    this.#assertOpen();
    await deleteStream(this.#connection, stream);
  }

  async streams(prefix: string): Promise<readonly StreamName[]> {
    this.#assertOpen();
    return this.#catalogue.list(prefix);
  }

  async assertReachable(timeoutMs: number): Promise<void> {
    this.#assertOpen();
    await endOfLog(this.#connection, timeoutMs);
  }

  /** Lets only this account and the administrators read and write a stream, where the server knows accounts. */
  async guard(stream: StreamName): Promise<void> {
    this.#assertOpen();
    await guardStream(this.#connection, stream);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#closing.next();
    await Promise.allSettled(this.#appends);
    await this.#connection.close();
  }

  /** A server may leave the position out where it recognised a repeated append. */
  async #positionAt(stream: StreamName, from: Revision): Promise<Position> {
    for await (const event of readStream(this.#connection, stream, { from, limit: 1 })) {
      return positionOfLog(event.position);
    }
    throw new EventStoreUnavailable(`EventStoreDB: ${stream} has no event at revision ${from}`);
  }

  #assertOpen(): void {
    if (this.#closed) throw closed();
  }
}

function closed(): EventStoreUnavailable {
  return new EventStoreUnavailable('The event store has been closed');
}
