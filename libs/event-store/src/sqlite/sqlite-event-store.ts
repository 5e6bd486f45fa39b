import { interval, map, type Observable, of, Subject, type Subscription, takeUntil, throwError } from 'rxjs';
import { asyncIterable } from '../async-iterable.js';
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
import { followLog, type LogPage } from '../follow-log.js';
import { numbersOf, positionOf, type Position } from '../position.js';
import { assertLimit, atMost } from '../read-limit.js';
import type { ExpectedRevision } from '../revision.js';
import type { StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import { Appender } from './append.js';
import { deleteEvents } from './delete-stream.js';
import { pageOfLogAfter, pageOfStreamAfter } from './followed-log.js';
import { GroupCommit } from './group-commit.js';
import { mendIndexes } from './mend-indexes.js';
import { Packer } from './packer.js';
import { readBackward, readForward } from './read-log.js';
import { hasBlocks } from './schema.js';
import { isDamage, resultCodeOf } from './sqlite-driver.js';
import { openToRead, openToWrite, type StoreFile } from './store-file.js';
import { StoredRows } from './stored-rows.js';

/** How often a reader looks for what another process has appended. */
const POLL_MS = 250;
/** Before every row, damaged ones at impossible positions (below 1) included. */
const BEFORE_ALL = -1;

export interface WriterOptions {
  /** The clock that events are recorded by. */
  readonly now?: (() => Date) | undefined;
  /** The name of this process, for whoever finds the file in use. An observable may give a better name later. */
  readonly holder?: string | Observable<string> | undefined;
  /** After how many milliseconds a stream that nobody appends to is packed into blocks; two minutes where absent. */
  readonly restMs?: number | undefined;
}

/**
 * An event store in one SQLite file, which one process at a time writes to and others can read. An append is on the disk
 * when its promise resolves. After `close` the file holds all there is: a copy of it is a backup.
 */
export class SqliteEventStore implements EventStore {
  readonly #rows: StoredRows;
  readonly #appender: Appender;
  readonly #commits: GroupCommit;
  readonly #packer: Packer;
  readonly #committed = new Subject<void>();
  readonly #closing = new Subject<void>();
  readonly #naming: Subscription;
  #closed = false;
  /** `undefined` as long as nothing had to be mended. */
  #isMended: boolean | undefined;
  #end: Promise<void> | undefined;

  private constructor(
    private readonly file: StoreFile,
    /** Tells subscribers when to look for new events: the writer by its own commits, a reader by a timer. */
    private readonly whenToLook: (committed: Observable<void>) => Observable<void>,
    private readonly now: () => Date = () => new Date(),
    holder: string | Observable<string> = '',
    restMs?: number,
  ) {
    const { driver, schema } = file;
    const { checksums } = schema;
    const rows = new StoredRows(driver, checksums, hasBlocks(schema));
    this.#rows = rows;
    this.#commits = new GroupCommit(driver, () => {
      this.#committed.next();
    });
    this.#packer = new Packer(driver, checksums, this.#commits, restMs);
    this.#appender = new Appender(driver, rows, checksums, (...revisions) => this.#packer.appended(...revisions));
    this.#naming = (typeof holder === 'string' ? of(holder) : holder).subscribe((name) => {
      file.writeHolderName(name);
    });
  }

  /**
   * Opens the file to be written to, or makes it.
   * @throws EventStoreInUse if another process writes to it
   * @throws EventStoreUnavailable if the file can't be opened
   * @throws UnreadableEventStore if it isn't an event store of a version that this program reads
   */
  static async open(file: string, { now, holder, restMs }: WriterOptions = {}): Promise<SqliteEventStore> {
    const opened = await openToWrite(file);
    try {
      const store = new SqliteEventStore(opened, (committed) => committed, now, holder, restMs);
      store.#mendKnownDamage();
      return store;
    } catch (error) {
      opened.close();
      throw error;
    }
  }

  /**
   * Opens the file to be read, while another process writes to it or none does. Appends are for a writer.
   * @throws EventStoreUnavailable if the file can't be opened
   * @throws UnreadableEventStore if there is none, or it isn't an event store of a version that this program reads
   */
  static async openToRead(file: string): Promise<SqliteEventStore> {
    const polled = interval(POLL_MS).pipe(map(() => undefined));
    return new SqliteEventStore(await openToRead(file), () => polled);
  }

  async append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    this.#assertOpen();
    const encoded = encodeBatch(stream, events);
    const write = (): Promise<Appended> =>
      this.#commits.write(() =>
        this.#appender.append({ stream, expected, events: encoded, recordedAt: this.now().getTime() }),
      );
    try {
      return await write();
    } catch (error) {
      const isMended = isDamage((error as Error).cause) && !this.#closed && this.#mend();
      if (!isMended) throw error;
      return write();
    }
  }

  read(stream: StreamName, { from, direction = 'forward', limit }: ReadOptions = {}): AsyncIterable<StoredEvent> {
    return asyncIterable(() => {
      assertLimit(limit);
      const rows = this.#opened;
      const events = reading(() => rows.stream(stream));
      if (events === undefined) return [];
      const found = direction === 'forward' ? events.forward(from ?? 0, limit) : events.backward(from, limit);
      return this.#whileOpen(atMost(limit, found));
    });
  }

  readAll({ from, direction = 'forward', filter, limit }: ReadAllOptions = {}): AsyncIterable<LogEntry> {
    return asyncIterable(() => {
      assertLimit(limit);
      const range = { from: from && numberOf(from), filter, limit };
      const { log } = this.#opened;
      const found = direction === 'forward' ? readForward(log, range) : readBackward(log, range);
      return this.#whileOpen(atMost(limit, found));
    });
  }

  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<LogEntry | CaughtUp> {
    const after = typeof start === 'object' ? start.from : checkpointOf(start);
    if (this.#closed) return throwError(closed);
    const appended = this.whenToLook(this.#committed).pipe(takeUntil(this.#closing));
    const rows = this.#rows;
    const [end, pageAfter, positions] =
      typeof start === 'object'
        ? [
            (): number => rows.lastRevision(start.stream),
            (revision: number): LogPage => pageOfStreamAfter(rows, start.stream, revision, filter),
            {},
          ]
        : [
            (): number => rows.log.last(),
            (position: number): LogPage => pageOfLogAfter(rows, position, filter),
            { positionOf },
          ];
    const first = (): number => (after === 'start' ? BEFORE_ALL : after === 'end' ? end() : after);
    return followLog({ pageAfter: (number) => reading(() => pageAfter(number)), appended, ...positions }, () =>
      reading(first),
    );
  }

  async deleteStream(name: StreamName): Promise<void> {
    const { names, blocks } = this.#opened;
    const stream = reading(() => names.idOf(name));
    if (stream === undefined) return;
    await this.#commits.write(() => {
      deleteEvents(this.file.driver, blocks, stream);
    });
    this.#packer.forget(stream);
    this.file.dropFreePages();
  }

  async streams(prefix: string): Promise<readonly StreamName[]> {
    const rows = this.#opened;
    return reading(() => rows.streams(prefix));
  }

  async assertWritable(): Promise<void> {
    this.#assertOpen();
    await this.#commits.write(() => {
      this.file.probe();
    });
  }

  #mendKnownDamage(): void {
    const { agreesOnNames, agreesOnEvents } = this.#rows.indexes;
    if (!agreesOnNames || !agreesOnEvents) this.#mend();
  }

  /** Makes the indexes anew, once. */
  #mend(): boolean {
    this.#isMended ??= mendIndexes(this.file.driver, this.#rows);
    return this.#isMended;
  }

  close(): Promise<void> {
    this.#end ??= this.#close();
    return this.#end;
  }

  async #close(): Promise<void> {
    this.#closed = true;
    this.#naming.unsubscribe();
    this.#commits.flush();
    this.#closing.next();
    await this.#packer.end();
    this.file.close();
  }

  get #opened(): StoredRows {
    this.#assertOpen();
    return this.#rows;
  }

  *#whileOpen<Entry>(entries: Iterable<Entry>): Iterable<Entry> {
    const iterator = entries[Symbol.iterator]();
    for (;;) {
      this.#assertOpen();
      const next = reading(() => iterator.next());
      if (next.done === true) return;
      yield next.value;
    }
  }

  #assertOpen(): void {
    if (this.#closed) throw closed();
  }
}

/** Gives SQLite's errors the name that the port has for them. */
function reading<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (resultCodeOf(error) === undefined) throw error;
    throw new EventStoreUnavailable(`The event store file couldn't be read: ${String(error)}`, { cause: error });
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
