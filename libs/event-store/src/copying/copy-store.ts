import { isStoredEvent } from '../caught-up.js';
import { BatchTooLarge } from '../errors.js';
import type { EventStore, StoredEvent } from '../event-store.js';
import type { Position } from '../position.js';
import { revision, type Revision } from '../revision.js';
import { lastRevisionOf } from '../stream-entries.js';
import type { StreamName } from '../stream-name.js';
import { withOriginalTime } from './original-time.js';

/** A stream of which the copy is not the original, and from which revision on. */
export interface NotCopied {
  readonly stream: StreamName | null;
  readonly revision: Revision | null;
  /** Why, as a clause. */
  readonly problem: string;
}

export interface CopyReport {
  readonly streams: number;
  /** How many events were appended to the copy. */
  readonly copied: number;
  /** How many stood there already, as after a copy that was cut off. */
  readonly present: number;
  readonly notCopied: readonly NotCopied[];
  /** The position of the last event that was looked at: others may have been appended since. */
  readonly through: Position | null;
}

interface StreamCopy {
  /** The last revision that stood in the copy before; -1 if none did. */
  readonly lastPresent: number;
  /** The next revision to come. */
  next: number;
  /** Whether the rest of the stream is left out. */
  ended: boolean;
}

/**
 * Copies every event of a store to another, in the order of the log, with ids, data, metadata and times. What one
 * command appended is one append there, too. A copy that was cut off is taken up where it ended.
 *
 * A stream is copied up to its first damaged event. A stream that has other events in the copy is left as it is.
 *
 * @param onProgress told after each append how many events have been looked at
 */
export async function copyStore(
  from: EventStore,
  to: EventStore,
  onProgress: (events: number) => void = () => undefined,
): Promise<CopyReport> {
  const copy = new StoreCopy(to);
  let [looked, batch]: [number, readonly StoredEvent[]] = [0, []];
  let through: Position | null = null;
  for await (const entry of from.readAll()) {
    looked += 1;
    through = entry.position;
    if (!isStoredEvent(entry)) {
      await copy.append(batch);
      batch = [];
      copy.leaveOut({ stream: entry.stream, revision: entry.revision, problem: `it is damaged: ${entry.problem}` });
    } else if (isOneCommand(batch.at(-1), entry)) batch = [...batch, entry];
    else {
      await copy.append(batch);
      onProgress(looked);
      batch = [entry];
    }
  }
  await copy.append(batch);
  return { ...copy.report(), through };
}

function isOneCommand(last: StoredEvent | undefined, next: StoredEvent): boolean {
  const command = next.metadata['$correlationId'];
  return last?.stream === next.stream && command !== undefined && last.metadata['$correlationId'] === command;
}

class StoreCopy {
  readonly #streams = new Map<StreamName, StreamCopy>();
  readonly #notCopied: NotCopied[] = [];
  #copied = 0;
  #present = 0;

  constructor(private readonly to: EventStore) {}

  /** @param batch events of one stream, in order */
  async append(batch: readonly StoredEvent[]): Promise<void> {
    const [first] = batch;
    if (first === undefined) return;
    const stream = await this.#streamOf(first.stream);
    const missing: StoredEvent[] = [];
    for (const event of batch) if (await this.#isMissing(event, stream)) missing.push(event);
    await this.#appendAll(missing);
  }

  leaveOut(place: NotCopied): void {
    this.#notCopied.push(place);
    if (place.stream === null) return;
    const stream = this.#streams.get(place.stream);
    if (stream === undefined) this.#streams.set(place.stream, { lastPresent: -1, next: 0, ended: true });
    else stream.ended = true;
  }

  report(): Omit<CopyReport, 'through'> {
    for (const [stream, { ended, lastPresent, next }] of this.#streams) {
      if (!ended && lastPresent >= next)
        this.leaveOut({ stream, revision: revision(next), problem: 'the copy has more events than the original' });
    }
    return {
      streams: this.#streams.size,
      copied: this.#copied,
      present: this.#present,
      notCopied: this.#notCopied,
    };
  }

  async #streamOf(name: StreamName): Promise<StreamCopy> {
    const known = this.#streams.get(name);
    if (known !== undefined) return known;
    const last = await lastRevisionOf(this.to, name);
    const stream: StreamCopy = { lastPresent: last ?? -1, next: 0, ended: false };
    this.#streams.set(name, stream);
    return stream;
  }

  async #isMissing(event: StoredEvent, stream: StreamCopy): Promise<boolean> {
    if (stream.ended) return false;
    if (event.revision !== stream.next) {
      this.leaveOut({ stream: event.stream, revision: revision(stream.next), problem: 'the original lacks it' });
      return false;
    }
    stream.next += 1;
    if (event.revision > stream.lastPresent) return true;
    if (event.revision === stream.lastPresent && !(await this.#isThere(event))) {
      this.leaveOut({ stream: event.stream, revision: event.revision, problem: 'the copy has another event there' });
      return false;
    }
    this.#present += 1;
    return false;
  }

  async #isThere({ stream, revision: at, id }: StoredEvent): Promise<boolean> {
    for await (const there of this.to.read(stream, { from: at, limit: 1 })) return there.id === id;
    return false;
  }

  /** A batch that the times make too large is appended in two parts. */
  async #appendAll(events: readonly StoredEvent[]): Promise<void> {
    const [first] = events;
    if (first === undefined) return;
    try {
      const expected = first.revision === 0 ? 'noStream' : revision(first.revision - 1);
      await this.to.append(first.stream, expected, events.map(withOriginalTime));
      this.#copied += events.length;
    } catch (error) {
      if (!(error instanceof BatchTooLarge) || events.length === 1) throw error;
      const half = Math.ceil(events.length / 2);
      await this.#appendAll(events.slice(0, half));
      await this.#appendAll(events.slice(half));
    }
  }
}
