import type { EventStore } from '../event-store.js';
import type { Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';

/** A store that a test has for itself, or a part of one that nobody else writes to. */
export interface StoreUnderTest {
  readonly store: EventStore;
  /**
   * Stops the process that holds the data (the server, or the process that has the file open) and starts it again.
   * @returns the store to go on with: the same one where it is a client that outlives its server
   */
  readonly restart: () => Promise<EventStore>;
  /** Appends an event that can't be read. Absent for stores whose events can't be corrupted. */
  readonly appendDamaged?: (stream: StreamName, expected: Revision) => Promise<void>;
  /** Closes the store and deletes its files or streams. */
  readonly dispose: () => Promise<void>;
}

export type MakeStore = () => Promise<StoreUnderTest>;

/** Gives each test of the surrounding `describe` a store of its own. */
export type CurrentStore = () => StoreUnderTest;

/** What not every store under test can do. */
export interface ContractOptions {
  /** Whether it can be restarted; a store in memory can't, nor a server that belongs to somebody else. */
  readonly restarts?: boolean;
  /** Whether its events can be corrupted; those in memory can't. */
  readonly canBeCorrupted?: boolean;
  /** Whether the log leaves deleted events out at once; EventStoreDB does so after a scavenge. */
  readonly dropsDeleted?: boolean;
}
