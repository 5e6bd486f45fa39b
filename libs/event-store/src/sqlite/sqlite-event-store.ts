import { type Observable, Subject, throwError } from 'rxjs';
import { encodeBatch } from '../batch.js';
import { EventStoreUnavailable } from '../errors.js';
import type {
  Appended,
  CaughtUp,
  EventStore,
  NewEvent,
  ReadAllOptions,
  ReadOptions,
  StoredEvent,
  SubscriptionStart,
} from '../event-store.js';
import { followLog, type LogPage } from '../follow-log.js';
import { numbersOf, type Position } from '../position.js';
import { assertLimit, atMost } from '../read-limit.js';
import type { ExpectedRevision } from '../revision.js';
import { passes, type StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import { appendRows } from './append.js';
import { checkHeader } from './file-header.js';
import { GroupCommit } from './group-commit.js';
import { lastPosition, lastRevision, pageOfLog, pageOfStream, streamNames } from './pages.js';
import { readPages } from './read-pages.js';
import { openSchema } from './schema.js';
import { openSqliteDriver, type SqliteDriver } from './sqlite-driver.js';

const FOLLOWED_PAGE = 256;

/**
 * An event store in one SQLite file, which it has for itself. An append is on the disk when its promise resolves.
 * After `close` the file is all there is: a copy of it is a backup.
 */
export class SqliteEventStore implements EventStore {
  readonly #appended = new Subject<void>();
  readonly #commits: GroupCommit;
  #closed = false;

  private constructor(
    private readonly driver: SqliteDriver,
    private readonly now: () => Date,
  ) {
    this.#commits = new GroupCommit(driver, () => {
      this.#appended.next();
    });
  }

  /**
   * Opens the file, or makes it.
   * @param now the clock that events are recorded by
   * @throws EventStoreUnavailable where the file can't be opened or another process has it
   * @throws UnreadableEventStore where it isn't an event store of a version that this program reads
   */
  static async open(file: string, now: () => Date = () => new Date()): Promise<SqliteEventStore> {
    await checkHeader(file);
    const driver = await openSqliteDriver(file);
    try {
      openSchema(driver, file);
    } catch (error) {
      driver.close();
      throw error;
    }
    return new SqliteEventStore(driver, now);
  }

  async append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    this.#assertOpen();
    const encoded = encodeBatch(stream, events);
    return this.#commits.write(() => appendRows(this.driver, stream, expected, encoded, this.now().getTime()));
  }

  async *read(
    stream: StreamName,
    { from, direction = 'forward', limit }: ReadOptions = {},
  ): AsyncIterable<StoredEvent> {
    assertLimit(limit);
    const end = (): number => lastRevision(this.#opened, stream);
    const first = from ?? (direction === 'forward' ? 0 : end());
    const page = (low: number, high: number): ReturnType<typeof pageOfStream> =>
      pageOfStream(this.#opened, stream, low, high);
    yield* atMost(limit, readPages(direction, first, end, limit, page));
  }

  async *readAll({ from, direction = 'forward', filter, limit }: ReadAllOptions = {}): AsyncIterable<StoredEvent> {
    assertLimit(limit);
    const end = (): number => lastPosition(this.#opened);
    const first = from === undefined ? (direction === 'forward' ? 0 : end()) : numberOf(from);
    const page = (low: number, high: number): ReturnType<typeof pageOfLog> =>
      pageOfLog(this.#opened, low, high, filter);
    yield* atMost(limit, readPages(direction, first, end, filter ? undefined : limit, page));
  }

  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<StoredEvent | CaughtUp> {
    const after = typeof start === 'object' ? start.from : checkpointOf(start);
    if (this.#closed) return throwError(closed);
    const stream = typeof start === 'object' ? start.stream : undefined;
    const beforeFirst = stream === undefined ? 0 : -1;
    const end = (): number => (stream === undefined ? lastPosition(this.driver) : lastRevision(this.driver, stream));
    const pageAfter = (number: number): LogPage => {
      const last = end();
      const through = Math.max(number, Math.min(number + FOLLOWED_PAGE, last));
      const { events } =
        stream === undefined
          ? pageOfLog(this.driver, number + 1, through, filter)
          : pageOfStream(this.driver, stream, number + 1, through);
      return { events: events.filter((event) => passes(event, filter)), through, atEnd: through >= last };
    };
    return followLog({ pageAfter, appended: this.#appended }, () =>
      after === 'start' ? beforeFirst : after === 'end' ? end() : after,
    );
  }

  async streams(prefix: string): Promise<readonly StreamName[]> {
    return streamNames(this.#opened, prefix);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#commits.flush();
    this.#appended.complete();
    this.driver.close();
  }

  get #opened(): SqliteDriver {
    this.#assertOpen();
    return this.driver;
  }

  #assertOpen(): void {
    if (this.#closed) throw closed();
  }
}

function closed(): EventStoreUnavailable {
  return new EventStoreUnavailable('The event store has been closed');
}

function checkpointOf(start: Position | 'start' | 'end'): number | 'start' | 'end' {
  return start === 'start' ? 'start' : start === 'end' ? 'end' : numberOf(start);
}

function numberOf(position: Position): number {
  return Number(numbersOf(position, 1)[0]);
}
