import type { Position } from '../position.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { readLog } from './read.js';
import { isSystemEvent, positionOfLog } from './recorded-event.js';

/** The streams of one prefix that were found so far. */
interface Found {
  readonly names: Set<StreamName>;
  through: Position | undefined;
  reading: Promise<void>;
}

/** The type of the last event of a stream that was deleted for ever. */
const TOMBSTONE = '$streamDeleted';

/**
 * The streams of a database, found in its log: EventStoreDB lists them only in `$streams`, which a projection writes
 * that may be turned off. The server gives the events of these streams alone, once; later calls read on from where the
 * last one came to.
 */
export class StreamCatalogue {
  readonly #found = new Map<string, Found>();

  constructor(private readonly connection: Connection) {}

  /** The streams whose names begin with a prefix, in the order of their first events. */
  async list(prefix: string): Promise<readonly StreamName[]> {
    const found = this.#found.get(prefix) ?? { names: new Set(), through: undefined, reading: Promise.resolve() };
    this.#found.set(prefix, found);
    found.reading = found.reading.catch(() => undefined).then(() => this.#readOn(prefix, found));
    await found.reading;
    return [...found.names];
  }

  async #readOn(prefix: string, found: Found): Promise<void> {
    const filter = prefix === '' ? undefined : { streamPrefixes: [prefix] };
    for await (const event of readLog(this.connection, { from: found.through, filter })) {
      if (event.type === TOMBSTONE) found.names.delete(event.streamId as StreamName);
      else if (!isSystemEvent(event) && event.streamId.startsWith(prefix))
        found.names.add(event.streamId as StreamName);
      found.through = positionOfLog(event.position);
    }
  }
}
