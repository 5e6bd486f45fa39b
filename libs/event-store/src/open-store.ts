import { UnreadableEventStore } from './errors.js';
import type { EventStore } from './event-store.js';
import { MemoryEventStore } from './memory/memory-event-store.js';
import { shownUri } from './store-address.js';

const KNOWN = 'memory, sqlite:FILE, esdb://HOST:PORT?tls=false, esdb://USER:PASSWORD@HOST:PORT or esdb+discover://…';

/**
 * Opens the event store that a URI names:
 * - `memory`: in memory, gone with the process;
 * - `sqlite:FILE`: a SQLite file, made where there is none;
 * - `esdb://…`, `esdb+discover://…`: EventStoreDB, by its own connection string.
 *
 * An adapter and its libraries are loaded only when they are asked for.
 * @throws UnreadableEventStore where the URI names none of these, or what it names is no event store
 * @throws EventStoreUnavailable where the file is in use or can't be opened
 */
export async function openEventStore(uri: string): Promise<EventStore> {
  if (uri === 'memory') return new MemoryEventStore();
  if (/^esdb(?:\+discover)?:/.test(uri)) {
    const { EventStoreDbEventStore } = await import('./eventstoredb/eventstoredb-event-store.js');
    return new EventStoreDbEventStore(uri);
  }
  const file = /^sqlite:(?<file>.*)$/s.exec(uri)?.groups?.file;
  if (file === ':memory:') throw new UnreadableEventStore(uri, 'for a store in memory say memory');
  if (file === undefined || file === '')
    throw new UnreadableEventStore(JSON.stringify(shownUri(uri)), `no event store; known are ${KNOWN}`);
  const { SqliteEventStore } = await import('./sqlite/sqlite-event-store.js');
  return SqliteEventStore.open(file);
}
