import { type Observable, Subject, throwError } from 'rxjs';
import { asyncIterable } from '../async-iterable.js';
import { encodeBatch } from '../batch.js';
import { EventStoreUnavailable, StreamDeleted, WrongExpectedRevision } from '../errors.js';
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
import { decideAppend } from '../optimistic-concurrency.js';
import { numbersOf, positionOf, type Position } from '../position.js';
import { atMost } from '../read-limit.js';
import type { ExpectedRevision, Revision } from '../revision.js';
import { passes, type StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import { decode, type MemoryRecord, recordOf } from './memory-record.js';

const PAGE_SIZE = 256;

/**
 * An event store in memory, for tests and simulations. It keeps events as JSON, so it is as strict as the others. None of
 * its events is ever damaged.
 */
export class MemoryEventStore implements EventStore {
  /** `undefined` in the places of deleted events. */
  readonly #log: (MemoryRecord | undefined)[] = [];
  readonly #streams = new Map<StreamName, MemoryRecord[]>();
  readonly #deleted = new Set<StreamName>();
  readonly #appended = new Subject<void>();
  #closed = false;

  /** @param now the clock that events are recorded by */
  constructor(private readonly now: () => Date = () => new Date()) {}

  async append(name: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> {
    this.#assertOpen();
    const encoded = encodeBatch(name, events);
    this.#assertNotDeleted(name);
    const stream = this.#streams.get(name) ?? [];
    const last = stream.at(-1)?.revision ?? 'noStream';
    const ids = encoded.map(({ id }) => id);
    const decision = decideAppend(
      {
        last,
        idAt: (revision) => stream[revision]?.id,
        revisionOf: (id) => stream.find((record) => record.id === id)?.revision,
      },
      expected,
      ids,
    );
    if (decision.kind === 'conflict') throw new WrongExpectedRevision(name, expected, last);
    if (decision.kind === 'append') {
      const recordedAt = this.now();
      for (const event of encoded) {
        const record = recordOf(event, name, stream.length, this.#log.length + 1, recordedAt);
        stream.push(record);
        this.#log.push(record);
      }
      this.#streams.set(name, stream);
      this.#appended.next();
    }
    const lastRevision = (decision.first + ids.length - 1) as Revision;
    const position = (stream[lastRevision] as MemoryRecord).position;
    return { stream: name, firstRevision: decision.first, lastRevision, position };
  }

  read(name: StreamName, { from, direction = 'forward', limit }: ReadOptions = {}): AsyncIterable<StoredEvent> {
    return asyncIterable(() => {
      this.#assertOpen();
      this.#assertNotDeleted(name);
      const stream = this.#streams.get(name) ?? [];
      return atMost(limit, decoded(stream, direction, from ?? (direction === 'forward' ? 0 : stream.length - 1)));
    });
  }

  readAll({ from, direction = 'forward', filter, limit }: ReadAllOptions = {}): AsyncIterable<StoredEvent> {
    return asyncIterable(() => {
      this.#assertOpen();
      const first = from === undefined ? (direction === 'forward' ? 0 : this.#log.length - 1) : numberOf(from) - 1;
      return atMost(limit, decoded(this.#log, direction, first, filter));
    });
  }

  subscribe(start: SubscriptionStart, filter?: StreamFilter): Observable<LogEntry | CaughtUp> {
    if (this.#closed) return throwError(() => new EventStoreUnavailable(CLOSED));
    const appended = this.#appended.asObservable();
    if (typeof start !== 'object') {
      const after = start === 'start' ? 0 : start === 'end' ? undefined : numberOf(start);
      const pageAfter = (number: number): LogPage => pageOf(this.#log, number, filter);
      return followLog({ pageAfter, appended, positionOf }, () => after ?? this.#log.length);
    }
    const stream = (): readonly MemoryRecord[] => this.#streams.get(start.stream) ?? [];
    const after = start.from === 'start' ? 0 : start.from === 'end' ? undefined : start.from + 1;
    const pageAfter = (number: number): LogPage => pageOf(stream(), number, filter);
    return followLog({ pageAfter, appended }, () => after ?? stream().length);
  }

  async deleteStream(name: StreamName): Promise<void> {
    this.#assertOpen();
    const records = this.#streams.get(name);
    if (records === undefined) return;
    for (const { position } of records) this.#log[numberOf(position) - 1] = undefined;
    this.#streams.delete(name);
    this.#deleted.add(name);
  }

  async streams(prefix: string): Promise<readonly StreamName[]> {
    this.#assertOpen();
    return [...this.#streams.keys()].filter((name) => name.startsWith(prefix));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#appended.complete();
  }

  #assertNotDeleted(name: StreamName): void {
    if (this.#deleted.has(name)) throw new StreamDeleted(name);
  }

  #assertOpen(): void {
    if (this.#closed) throw new EventStoreUnavailable(CLOSED);
  }
}

const CLOSED = 'The event store has been closed';

function numberOf(position: Position): number {
  return Number(numbersOf(position, 1)[0]);
}

/** The records after the first `number` ones. */
function pageOf(
  records: readonly (MemoryRecord | undefined)[],
  number: number,
  filter: StreamFilter | undefined,
): LogPage {
  const page = records.slice(number, number + PAGE_SIZE);
  const entries = page
    .filter((record): record is MemoryRecord => record !== undefined && passes(record, filter))
    .map(decode);
  return { entries, through: number + page.length, atEnd: number + page.length >= records.length };
}

function* decoded(
  records: readonly (MemoryRecord | undefined)[],
  direction: 'forward' | 'backward',
  first: number,
  filter?: StreamFilter,
): Iterable<StoredEvent> {
  const step = direction === 'forward' ? 1 : -1;
  for (let index = step === 1 ? Math.max(first, 0) : Math.min(first, records.length - 1); ; index += step) {
    if (index < 0 || index >= records.length) return;
    const record = records[index];
    if (record !== undefined && passes(record, filter)) yield decode(record);
  }
}
