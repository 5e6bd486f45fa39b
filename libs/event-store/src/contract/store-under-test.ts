import type { EventStore } from '../event-store.js';
import type { Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';

/** A store that a test has for itself, or a part of one that nobody else writes to. */
export interface StoreUnderTest {
  readonly store: EventStore;
  /**
   * Ends what holds the data, a server or the owner of a file, and starts it again.
   * @returns the store to go on with: the same one where it is a client that outlives its server
   */
  readonly restart: () => Promise<EventStore>;
  /** Sees to it that the stream has one more event, which can't be read. Not there where nothing can harm an event. */
  readonly appendDamaged?: (stream: StreamName, expected: Revision) => Promise<void>;
  /** Closes the store and takes away what it has left. */
  readonly dispose: () => Promise<void>;
}

export type MakeStore = () => Promise<StoreUnderTest>;

/** Gives each test of the surrounding `describe` a store of its own. */
export type CurrentStore = () => StoreUnderTest;

/** What not every store under test can do. */
export interface ContractOptions {
  /** Whether it can be restarted; a store in memory can't, nor a server that belongs to somebody else. */
  readonly restarts?: boolean;
  /** Whether its events can come to harm; those in memory can't. */
  readonly damage?: boolean;
}
