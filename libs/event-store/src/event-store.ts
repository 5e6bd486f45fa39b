import type { Observable } from 'rxjs';
import type { Position } from './position.js';
import type { ExpectedRevision, Revision } from './revision.js';
import type { StreamFilter } from './stream-filter.js';
import type { StreamName } from './stream-name.js';

/** An event as its writer gives it. */
export interface NewEvent {
  /** A UUID in lower case. The same ids again at the same expected revision are the same append. */
  readonly id: string;
  /** A stable name, not that of a class. Names that begin with `$` belong to the database. */
  readonly type: string;
  /** Anything that JSON can say. */
  readonly data: unknown;
  /** `$correlationId`, `$causationId`, and other data about the event that is no part of what happened. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** An event as it was stored. */
export interface StoredEvent extends NewEvent {
  readonly stream: StreamName;
  readonly revision: Revision;
  readonly position: Position;
  readonly recordedAt: Date;
}

/**
 * Stands in the log in the place of an event that can't be read, or is not what was stored: bytes of the file have
 * changed, or another program wrote something else than JSON.
 */
export interface DamagedEvent {
  readonly damaged: true;
  readonly position: Position;
  /** The stream that it belongs to; `null` if the damage leaves that open. */
  readonly stream: StreamName | null;
  readonly revision: Revision | null;
  /** What is wrong with it, as a clause. */
  readonly problem: string;
}

/** Stands in a stream in the place of an event that can't be read: see `readEntries`. */
export interface LostEvent {
  readonly damaged: true;
  readonly stream: StreamName;
  readonly revision: Revision;
  /** What is wrong with it, as a clause. */
  readonly problem: string;
}

/** What a stream has at a revision. */
export type StreamEntry = StoredEvent | LostEvent;

/** What the log of all streams has at a position. */
export type LogEntry = StoredEvent | DamagedEvent;

/** What an append has stored, or had stored already. */
export interface Appended {
  readonly stream: StreamName;
  readonly firstRevision: Revision;
  readonly lastRevision: Revision;
  /** The position of the last event: a projection that has reached it has seen the whole batch. */
  readonly position: Position;
}

export type Direction = 'forward' | 'backward';

export interface ReadOptions {
  /** The revision to begin with; without it, the first one (forward) or the last one (backward). */
  readonly from?: Revision | undefined;
  readonly direction?: Direction | undefined;
  /** How many events at most. */
  readonly limit?: number | undefined;
}

export interface ReadAllOptions {
  /** The position to begin with; without it, the first one (forward) or the last one (backward). */
  readonly from?: Position | undefined;
  readonly direction?: Direction | undefined;
  readonly filter?: StreamFilter | undefined;
  /** How many events at most, counted after the filter. */
  readonly limit?: number | undefined;
}

/**
 * Where a subscription takes up, in the whole store or in one stream: from the start, from now on, or **after** a
 * checkpoint, which is the position (in a stream, the revision) of the last event that the subscriber has seen.
 */
export type SubscriptionStart =
  Position | 'start' | 'end' | { readonly stream: StreamName; readonly from: Revision | 'start' | 'end' };

/** Tells a subscriber that it has been given everything that was stored when this was sent. */
export interface CaughtUp {
  readonly caughtUp: true;
  /**
   * Where a subscription to all streams may be resumed: everything up to this position was looked at, whether or not the
   * filter let it pass. Absent where the last event that was delivered does as well.
   */
  readonly through?: Position;
}

/**
 * The port: streams of events that are appended to and read, never changed. No event is ever deleted by itself: a
 * stream goes whole, and its name is never used again.
 *
 * Every method fails with {@link EventStoreUnavailable} where the store can't be reached or has been closed.
 */
export interface EventStore {
  /**
   * Stores a batch at the end of a stream, all of it or nothing, durably: when the promise resolves, the batch is
   * there after a crash.
   *
   * The same event ids again at the same expected revision succeed with the same result and store nothing, so a
   * command is safe to retry. A batch of which only a part is stored there is a conflict.
   *
   * @param expected what the writer believes of the stream
   * @throws WrongExpectedRevision if the stream is elsewhere
   * @throws BatchTooLarge if the batch is over 1 MiB
   * @throws InvalidBatch if the batch is empty or an event can't be stored
   * @throws StreamDamaged if the store can't tell where the stream ends
   * @throws OpenedForReading if the store was opened to be read
   * @throws StreamDeleted if the stream was deleted
   */
  append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;

  /**
   * Reads a stream in order of revision, beginning **with** `from`. A stream that doesn't exist has no events.
   * @throws StreamDamaged if it comes to an event that can't be read
   * @throws StreamDeleted if the stream was deleted
   */
  read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent>;

  /**
   * Reads all streams in order of position, beginning **with** `from`. The database's own events are left out.
   *
   * A damaged event doesn't keep the others back: it is told of in its place, unless the filter is known to leave it out.
   * @throws InvalidPosition if `from` is the position of another kind of store
   */
  readAll(options?: ReadAllOptions): AsyncIterable<LogEntry>;

  /**
   * Delivers what is stored **after** `start`, then {@link CaughtUp}, then what is appended, each event once and in
   * order. It outlives a loss of the connection: it takes up where it was, and may then say {@link CaughtUp} again.
   * It completes when the store is closed. What the subscriber throws is its own affair; a subscription begins anew
   * for each subscriber.
   *
   * A subscription to all streams tells of a damaged event in its place, as {@link readAll} does, and goes on. One to a
   * single stream fails there with {@link StreamDamaged}.
   */
  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<LogEntry | CaughtUp>;

  /**
   * Deletes a stream for ever: nobody can read it any more or append to it. Where there is none, nothing happens.
   *
   * Its events are left out of what `readAll` and `subscribe` tell, and positions of the others stay what they were.
   * EventStoreDB leaves them out only once its administrator has run a scavenge.
   *
   * @throws OpenedForReading if the store was opened to be read
   */
  deleteStream(stream: StreamName): Promise<void>;

  /**
   * The streams whose names begin so, without deleted ones, in the order in which they were begun. EventStoreDB has no such list without
   * its projections: there the first call reads all events of these streams, and later ones what has been added.
   */
  streams(prefix: string): Promise<readonly StreamName[]>;

  /**
   * Tells, where the store can, whether an append would be stored now: its disk may be full or read-only.
   *
   * @throws EventStoreUnavailable if it would not
   */
  assertWritable?(): Promise<void>;

  /**
   * Tells, where a read could wait long, whether the store answers now. It leaves nothing under way.
   *
   * @throws EventStoreUnavailable if it doesn't in this time
   */
  assertReachable?(timeoutMs: number): Promise<void>;

  /** Ends subscriptions, waits for appends under way and lets go of the file or the connection. Closing twice is fine. */
  close(): Promise<void>;
}
