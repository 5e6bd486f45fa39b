import type { Observable } from 'rxjs';
import { UnreadableEventStore } from './errors.js';
import type { EventStore } from './event-store.js';
import type { SetUpOptions, SetUpStep } from './eventstoredb/set-up.js';
import { MemoryEventStore } from './memory/memory-event-store.js';
import { ReadOnlyEventStore } from './read-only.js';
import type { Secrecy } from './sealing/secrecy.js';
import { isDatabaseUri, shownUri } from './store-address.js';

const KNOWN = 'memory, sqlite:FILE, esdb://HOST:PORT?tls=false, esdb://USER:PASSWORD@HOST:PORT or esdb+discover://…';

export interface OpenOptions {
  /**
   * `read`: nothing can be appended, and a SQLite file is opened while another process writes to it; `write` where
   * absent.
   */
  readonly access?: 'read' | 'write';
  /**
   * What this process calls itself, such as `the server at http://127.0.0.1:3000`, for whoever finds a SQLite file in
   * use. Of an observable the last name holds.
   */
  readonly holder?: string | Observable<string>;
  /**
   * What is sealed in a database that others read too. A SQLite file isn't sealed: whoever has it would have its keys
   * (docs/adr/0030-sealed-secrets.md).
   */
  readonly secrecy?: Secrecy;
}

/**
 * Opens the event store that a URI names:
 * - `memory`: in memory, gone with the process;
 * - `sqlite:FILE`: a SQLite file, made if there is none, unless it is only to be read;
 * - `esdb://…`, `esdb+discover://…`, or `kurrentdb` for `esdb`: EventStoreDB, by its own connection string.
 *
 * An adapter and its libraries are loaded only when they are asked for.
 * @throws UnreadableEventStore if the URI names none of these, or what it names is no event store
 * @throws EventStoreInUse if it is to be written to and another process does that
 * @throws EventStoreUnavailable if the file can't be opened
 */
export async function openEventStore(uri: string, options: OpenOptions = {}): Promise<EventStore> {
  const store = await opened(uri, options);
  return options.access === 'read' ? new ReadOnlyEventStore(store) : store;
}

/**
 * Makes accounts and access lists in an EventStoreDB; done again, it finds them as they should be.
 *
 * @param uri the connection string of an administrator
 * @throws UnreadableEventStore, EventStoreUnavailable; AccessDenied if the account may not do that
 */
export async function setUpDatabase(uri: string, options: SetUpOptions): Promise<readonly SetUpStep[]> {
  if (!isDatabaseUri(uri)) throw new UnreadableEventStore(shownUri(uri), 'only an EventStoreDB has accounts');
  const { setUpDatabase: setUp } = await import('./eventstoredb/set-up.js');
  return setUp(uri, options);
}

async function opened(uri: string, { access, holder, secrecy }: OpenOptions): Promise<EventStore> {
  if (uri === 'memory') return new MemoryEventStore();
  if (isDatabaseUri(uri)) {
    const { EventStoreDbEventStore } = await import('./eventstoredb/eventstoredb-event-store.js');
    const store = new EventStoreDbEventStore(uri);
    if (secrecy === undefined) return store;
    const { SealedEventStore } = await import('./sealing/sealed-event-store.js');
    return new SealedEventStore(store, secrecy, (stream) => store.guard(stream));
  }
  const file = /^sqlite:(?<file>.*)$/s.exec(uri)?.groups?.file;
  if (file === ':memory:') throw new UnreadableEventStore(uri, 'for a store in memory say memory');
  if (file === undefined || file === '')
    throw new UnreadableEventStore(JSON.stringify(shownUri(uri)), `no event store; known are ${KNOWN}`);
  const { SqliteEventStore } = await import('./sqlite/sqlite-event-store.js');
  return access === 'read' ? SqliteEventStore.openToRead(file) : SqliteEventStore.open(file, { holder });
}
