import { StreamDeleted } from '../errors.js';
import type { StreamName } from '../stream-name.js';
import { Blocks } from './blocks.js';
import type { Checksums } from './decode-row.js';
import { EventRows } from './event-rows.js';
import { IndexCheck } from './index-check.js';
import { JoinedStreamRows } from './joined-stream-rows.js';
import { LogReader } from './log-reader.js';
import { lostEvents, type LostEvents } from './lost-events.js';
import { ScannedStreamRows } from './scanned-stream-rows.js';
import type { SqliteDriver } from './sqlite-driver.js';
import { StreamNames } from './stream-names.js';
import { StreamReader } from './stream-reader.js';
import { IndexedStreamRows } from './stream-rows.js';

/** What an open file holds, to be read: the log, and each stream. */
export class StoredRows {
  readonly names: StreamNames;
  readonly log: LogReader;
  readonly blocks: Blocks;
  readonly indexes: IndexCheck;
  readonly #events: EventRows;
  #lost: readonly LostEvents[] | undefined;

  constructor(
    private readonly driver: SqliteDriver,
    private readonly checksums: Checksums,
    hasBlocks: boolean,
  ) {
    this.indexes = new IndexCheck(driver, hasBlocks);
    this.names = new StreamNames(driver, checksums, this.indexes);
    this.blocks = new Blocks(driver, hasBlocks);
    this.#events = new EventRows(driver, checksums, this.blocks);
    this.log = new LogReader(this.#events, this.names, checksums, () => this.#lastLostPosition);
  }

  /**
   * A stream's events; `undefined` if there is no such stream.
   * @throws StreamDamaged if its name is damaged
   * @throws StreamDeleted
   */
  stream(name: StreamName): StreamReader | undefined {
    const id = this.names.idOf(name);
    if (id === undefined) return undefined;
    if (this.blocks.isDeleted(id)) throw new StreamDeleted(name);
    const { agreesOnEvents } = this.indexes;
    const indexed = new JoinedStreamRows(new IndexedStreamRows(this.driver, id, this.checksums), this.blocks, id);
    const scanned = (): ScannedStreamRows =>
      new ScannedStreamRows(
        this.#events,
        id,
        this.checksums,
        this.#lostEvents.filter(({ stream }) => stream === id),
      );
    return new StreamReader(name, id, this.checksums, agreesOnEvents ? indexed : null, scanned);
  }

  /** The names that begin with a prefix, without those of deleted streams, in the order in which these were begun. */
  streams(prefix: string): readonly StreamName[] {
    const names = this.names.list(prefix);
    const deleted = new Set([...this.blocks.deletedStreams()].map((id) => this.names.withId(id).name));
    return deleted.size === 0 ? names : names.filter((name) => !deleted.has(name));
  }

  /** The revision of a stream's last event, -1 if there is none. @throws StreamDamaged, StreamDeleted */
  lastRevision(name: StreamName): number {
    return this.stream(name)?.last() ?? -1;
  }

  get #lostEvents(): readonly LostEvents[] {
    this.#lost ??= lostEvents(this.driver, this.#events, this.blocks);
    return this.#lost;
  }

  /** The last position that only an index still tells of; 0 if there is none. */
  get #lastLostPosition(): number {
    if (this.indexes.agreesOnEvents) return 0;
    return this.#lostEvents.reduce((last, { lastPosition }) => Math.max(last, lastPosition), 0);
  }
}
