import { concatMap, defer, filter as passing, of, retry, Subject, takeUntil, timer, type Observable } from 'rxjs';
import { isDamagedEvent, isStoredEvent } from '../caught-up.js';
import { encodeBatch, type EncodedEvent } from '../batch.js';
import { EventStoreUnavailable, StreamDamaged } from '../errors.js';
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
import { assertLimit } from '../read-limit.js';
import type { ExpectedRevision } from '../revision.js';
import type { StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import { KeyRing, KEYS_PREFIX, type Guard } from './key-ring.js';
import { boxOf, hasSecrets, opened, sealed } from './sealing.js';
import type { Secrecy, StreamSecrets } from './secrecy.js';

/** How long a subscription waits before it asks again for a key, where the store is away. */
const RETRY_MS = 500;

/**
 * A store in which what is secret is sealed with its owner's key. Whoever uses it sees events as they were appended,
 * and no keys; what was appended before there were keys is read as it stands.
 */
export class SealedEventStore implements EventStore {
  readonly assertWritable?: NonNullable<EventStore['assertWritable']>;
  readonly assertReachable?: NonNullable<EventStore['assertReachable']>;
  readonly #keys: KeyRing;
  /** Streams that are known to be guarded. */
  readonly #guarded = new Set<StreamName>();
  readonly #appends = new Set<Promise<unknown>>();
  readonly #closing = new Subject<void>();
  #closed = false;

  constructor(
    private readonly inner: EventStore,
    private readonly secrecy: Secrecy,
    private readonly guard: Guard = () => Promise.resolve(),
  ) {
    this.#keys = new KeyRing(inner, guard);
    if (inner.assertWritable !== undefined) this.assertWritable = () => inner.assertWritable?.() ?? Promise.resolve();
    if (inner.assertReachable !== undefined)
      this.assertReachable = (timeoutMs) => inner.assertReachable?.(timeoutMs) ?? Promise.resolve();
  }

  async append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    if (this.#closed) throw new EventStoreUnavailable('The event store has been closed');
    const append = this.#append(stream, expected, events);
    this.#appends.add(append);
    return append.finally(() => this.#appends.delete(append));
  }

  async *read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
    for await (const event of this.inner.read(stream, options)) {
      const entry = await this.#opened(event);
      if (isDamagedEvent(entry)) throw new StreamDamaged(stream, event.revision, entry.problem);
      yield entry;
    }
  }

  async *readAll({ limit, ...options }: ReadAllOptions = {}): AsyncIterable<LogEntry> {
    assertLimit(limit);
    let left = limit ?? Infinity;
    if (left === 0) return;
    for await (const entry of this.inner.readAll(options)) {
      if (isKey(entry)) continue;
      yield isStoredEvent(entry) ? await this.#opened(entry) : entry;
      if (--left === 0) return;
    }
  }

  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<LogEntry | CaughtUp> {
    return this.inner.subscribe(start, filter).pipe(
      passing((entry) => !isKey(entry)),
      concatMap((entry) => (isStoredEvent(entry) ? this.#delivered(entry, typeof start === 'object') : of(entry))),
    );
  }

  /** The key of the stream's owner goes first: so nobody opens what a store without a scavenge still holds. */
  async deleteStream(stream: StreamName): Promise<void> {
    const secrets = this.secrecy(stream);
    if (secrets !== null && secrets.shared !== true) await this.#keys.delete(secrets.owner);
    await this.inner.deleteStream(stream);
  }

  async streams(prefix: string): Promise<readonly StreamName[]> {
    return (await this.inner.streams(prefix)).filter((stream) => !stream.startsWith(KEYS_PREFIX));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#closing.next();
    await Promise.allSettled(this.#appends);
    await this.inner.close();
  }

  async #append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    const secrets = this.secrecy(stream);
    if (secrets === null) return this.inner.append(stream, expected, events);
    const key = this.#keys.known(secrets.owner);
    const isReady = key !== undefined && key !== null && !this.#needsGuard(stream, secrets);
    const boxed = isReady && !secrets.compressed ? sealedAtOnce(events, stream, secrets, key) : null;
    return boxed === null
      ? this.#appendKept(stream, expected, encodeBatch(stream, events).map(decoded), secrets)
      : this.inner.append(stream, expected, boxed);
  }

  /** @param kept a copy of the events, for the caller may change them while the key is asked for */
  async #appendKept(
    stream: StreamName,
    expected: ExpectedRevision,
    kept: readonly NewEvent[],
    secrets: StreamSecrets,
  ): Promise<Appended> {
    if (!kept.some((event) => hasSecrets(event, secrets))) return this.inner.append(stream, expected, kept);
    const key = await this.#keys.make(secrets.owner);
    if (this.#needsGuard(stream, secrets)) {
      await this.guard(stream);
      this.#guarded.add(stream);
    }
    const boxed = kept.map((event) => sealed(event, stream, secrets, key));
    return this.inner.append(stream, expected, boxed);
  }

  #needsGuard(stream: StreamName, { guarded = false }: StreamSecrets): boolean {
    return guarded && !this.#guarded.has(stream);
  }

  /** The event with its sealed part open; a promise only where its key has to be asked for. */
  #opened(event: StoredEvent): LogEntry | Promise<LogEntry> {
    const [box, secrets] = [boxOf(event), this.secrecy(event.stream)];
    if (box === undefined || secrets === null) return event;
    const key = this.#keys.known(secrets.owner);
    if (key !== undefined) return opened(event, box, key);
    return this.#keys.find(secrets.owner).then((found) => opened(event, box, found));
  }

  #delivered(event: StoredEvent, isOneStream: boolean): Observable<LogEntry> {
    return defer(async () => {
      const entry = await this.#opened(event);
      if (isOneStream && isDamagedEvent(entry)) throw new StreamDamaged(event.stream, event.revision, entry.problem);
      return entry;
    }).pipe(
      takeUntil(this.#closing),
      retry({
        delay: (error: unknown) => {
          if (error instanceof EventStoreUnavailable) return timer(RETRY_MS);
          throw error;
        },
      }),
    );
  }
}

/** @returns `null` where an event is nothing that JSON can say */
function sealedAtOnce(
  events: readonly NewEvent[],
  stream: StreamName,
  secrets: StreamSecrets,
  key: Buffer,
): readonly NewEvent[] | null {
  try {
    return events.map((event) => sealed(event, stream, secrets, key));
  } catch {
    return null;
  }
}

function decoded({ id, type, data, metadata }: EncodedEvent): NewEvent {
  return { id, type, data: JSON.parse(data) as unknown, metadata: JSON.parse(metadata) as NewEvent['metadata'] };
}

function isKey(entry: LogEntry | CaughtUp): boolean {
  return 'stream' in entry && entry.stream?.startsWith(KEYS_PREFIX) === true;
}
