import { EventEmitter } from 'node:events';

export interface ProposedEntry {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly customMetadata: Uint8Array;
}

export interface LogEntry extends ProposedEntry {
  readonly stream: string;
  readonly revision: number;
  /** Both of the server's numbers, commit and prepare: they differ only for the transactions of old clients. */
  readonly position: bigint;
  readonly created: Date;
}

export type ExpectedVersion = 'any' | 'noStream' | 'streamExists' | bigint;

export type AppendOutcome =
  | { readonly kind: 'appended' | 'idempotent'; readonly last: LogEntry }
  | { readonly kind: 'wrongExpectedVersion'; readonly current: number }
  | { readonly kind: 'deleted' };

interface FakeStream {
  readonly entries: LogEntry[];
  /** Entries below it are gone for readers: a soft-deleted stream goes on numbering. */
  readFrom: number;
  tombstoned: boolean;
}

const NO_STREAM = -1;
const RECORD_OVERHEAD = 117n;

/**
 * What the fake keeps, and how it decides, as `IndexWriter.CheckCommit` of the server does. The log holds the
 * server's own events too, so that a client which forgets to leave them out is found.
 */
export class FakeLog extends EventEmitter<{ appended: [] }> {
  readonly entries: LogEntry[] = [];
  /** How many events were sent to readers and subscribers. */
  sent = 0;
  readonly #streams = new Map<string, FakeStream>();
  /** By these a repeated append with `any` is recognised; a restarted server has forgotten them. */
  readonly #recentIds = new Map<string, LogEntry>();
  #nextPosition = 0n;

  constructor() {
    super({ captureRejections: false });
    this.setMaxListeners(0);
    this.#write('$users', systemEvent('$UserCreated'));
  }

  append(name: string, expected: ExpectedVersion, proposed: readonly ProposedEntry[]): AppendOutcome {
    const stream = this.stream(name);
    if (stream?.tombstoned === true) return { kind: 'deleted' };
    const current = (stream?.entries.length ?? 0) - 1;
    const repeat = this.#repeated(name, stream, expected, proposed);
    if (repeat !== undefined) return repeat;
    if (!isExpected(stream, expected, current)) return { kind: 'wrongExpectedVersion', current };
    if (stream !== undefined && isSoftDeleted(stream)) {
      stream.readFrom = stream.entries.length;
      this.#write(`$$${name}`, systemEvent('$metadata', { $tb: stream.readFrom }));
    }
    const written = proposed.map((entry) => this.#write(name, entry));
    this.#write('$stats-127.0.0.1:2113', systemEvent('$statsCollected'));
    this.emit('appended');
    return { kind: 'appended', last: written.at(-1) as LogEntry };
  }

  stream(name: string): FakeStream | undefined {
    return this.#streams.get(name);
  }

  /** What a reader of the stream sees; nothing if there is no such stream. */
  visible(name: string): readonly LogEntry[] | undefined {
    const stream = this.#streams.get(name);
    if (stream === undefined || isSoftDeleted(stream)) return undefined;
    return stream.readFrom === 0 ? stream.entries : stream.entries.slice(stream.readFrom);
  }

  /** The index of the first entry at or after a position: the number of all entries where there is none. */
  indexAt(position: bigint): number {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.entries[middle] as LogEntry).position < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  softDelete(name: string): void {
    const stream = this.#streams.get(name);
    if (stream === undefined) return;
    stream.readFrom = Infinity;
    this.#write(`$$${name}`, systemEvent('$metadata', { $tb: '9223372036854775807' }));
    this.emit('appended');
  }

  tombstone(name: string): void {
    this.#write(name, systemEvent('$streamDeleted'));
    (this.#streams.get(name) as FakeStream).tombstoned = true;
    this.emit('appended');
  }

  forgetRecentIds(): void {
    this.#recentIds.clear();
  }

  #repeated(
    name: string,
    stream: FakeStream | undefined,
    expected: ExpectedVersion,
    proposed: readonly ProposedEntry[],
  ): AppendOutcome | undefined {
    const current = (stream?.entries.length ?? 0) - 1;
    const found =
      expected === 'any' || expected === 'streamExists'
        ? proposed.map(({ id }) => this.#recentIds.get(`${name} ${id}`))
        : proposed.map(({ id }, index) => {
            const entry = stream?.entries[Number(versionOf(expected)) + 1 + index];
            return entry?.id === id ? entry : undefined;
          });
    if (found[0] === undefined) return undefined;
    const last = found.includes(undefined) ? undefined : found.at(-1);
    return last === undefined ? { kind: 'wrongExpectedVersion', current } : { kind: 'idempotent', last };
  }

  #write(name: string, proposed: ProposedEntry): LogEntry {
    const stream = this.#streams.get(name) ?? { entries: [], readFrom: 0, tombstoned: false };
    this.#streams.set(name, stream);
    const entry = {
      ...proposed,
      stream: name,
      revision: stream.entries.length,
      position: this.#nextPosition,
      created: new Date(),
    };
    this.#nextPosition += RECORD_OVERHEAD + BigInt(entry.data.length + entry.customMetadata.length);
    stream.entries.push(entry);
    this.entries.push(entry);
    this.#recentIds.set(`${name} ${entry.id}`, entry);
    return entry;
  }
}

function isExpected(stream: FakeStream | undefined, expected: ExpectedVersion, current: number): boolean {
  if (expected === 'any') return true;
  if (expected === 'streamExists') return current !== NO_STREAM && !isSoftDeleted(stream);
  if (expected === 'noStream') return current === NO_STREAM || isSoftDeleted(stream);
  return expected === BigInt(current);
}

function isSoftDeleted(stream: FakeStream | undefined): boolean {
  return stream?.readFrom === Infinity;
}

function versionOf(expected: 'noStream' | bigint): bigint {
  return expected === 'noStream' ? BigInt(NO_STREAM) : expected;
}

function systemEvent(type: string, data: unknown = {}): ProposedEntry {
  return {
    id: crypto.randomUUID(),
    type,
    contentType: 'application/json',
    data: Buffer.from(JSON.stringify(data)),
    customMetadata: new Uint8Array(),
  };
}
