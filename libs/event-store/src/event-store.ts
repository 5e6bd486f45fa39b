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
  /** `$correlationId`, `$causationId` and what else is about the event rather than of it. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** An event as it was stored. */
export interface StoredEvent extends NewEvent {
  readonly stream: StreamName;
  readonly revision: Revision;
  readonly position: Position;
  readonly recordedAt: Date;
}

/** What an append has stored, or had stored already. */
export interface Appended {
  readonly stream: StreamName;
  readonly firstRevision: Revision;
  readonly lastRevision: Revision;
  /** The position of the last event: a projection that has come so far has seen the whole batch. */
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
}

/**
 * The port: streams of events that are appended to and read, never changed. There is no way to delete a stream or an
 * event: a stored fact is never deleted.
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
   * @throws WrongExpectedRevision where the stream is elsewhere
   * @throws BatchTooLarge where the batch is over 1 MiB
   * @throws InvalidBatch where the batch is empty or an event can't be stored
   */
  append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;

  /** Reads a stream in order of revision, beginning **with** `from`. A stream that doesn't exist has no events. */
  read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent>;

  /**
   * Reads all streams in order of position, beginning **with** `from`. The database's own events are left out.
   * @throws InvalidPosition where `from` is the position of another kind of store
   */
  readAll(options?: ReadAllOptions): AsyncIterable<StoredEvent>;

  /**
   * Delivers what is stored **after** `start`, then {@link CaughtUp}, then what is appended, each event once and in
   * order. It outlives a loss of the connection: it takes up where it was, and may then say {@link CaughtUp} again.
   * It completes when the store is closed. What the subscriber throws is its own affair; a subscription begins anew
   * for each subscriber.
   */
  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<StoredEvent | CaughtUp>;

  /**
   * The streams whose names begin so, in the order in which they were begun. EventStoreDB has no such list without
   * its projections: there the first call reads the whole store, and later ones what has been added.
   */
  streams(prefix: string): Promise<readonly StreamName[]>;

  /** Ends subscriptions, waits for appends under way and lets go of the file or the connection. Closing twice is fine. */
  close(): Promise<void>;
}
