import type { Position } from '../position.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { readLog } from './read.js';
import { isSystemEvent, positionOfLog } from './recorded-event.js';

/**
 * The streams of a database, found in its log: EventStoreDB lists them only in `$streams`, which a projection writes
 * that may be turned off. The log is read once; later calls read on from where the last one came to.
 */
export class StreamCatalogue {
  readonly #names = new Set<StreamName>();
  #through: Position | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(private readonly connection: Connection) {}

  /** The streams whose names begin with a prefix, in the order of their first events. */
  async list(prefix: string): Promise<readonly StreamName[]> {
    this.#reading = this.#reading.catch(() => undefined).then(() => this.#readOn());
    await this.#reading;
    return [...this.#names].filter((name) => name.startsWith(prefix));
  }

  async #readOn(): Promise<void> {
    for await (const event of readLog(this.connection, { from: this.#through })) {
      if (!isSystemEvent(event)) this.#names.add(event.streamId as StreamName);
      this.#through = positionOfLog(event.position);
    }
  }
}
