import { isStoredEvent, type EventStore } from '@stacktrail/event-store';
import { HistoryReader, storedGameEvent } from '@stacktrail/game-events';
import { gameStreams } from '@stacktrail/projection-runtime';

/** The events of a store's games that can't be read again, and how many there are in all. */
export async function unreadableEvents(
  store: EventStore,
): Promise<{ readonly events: number; readonly unreadable: readonly string[] }> {
  const unreadable: string[] = [];
  let events = 0;
  for (const stream of await store.streams(gameStreams)) {
    const reader = new HistoryReader();
    for await (const entry of store.read(stream)) {
      events += 1;
      if (!isStoredEvent(entry) || reader.read(storedGameEvent(entry)).type === 'skipped') {
        unreadable.push(`${stream} ${entry.revision}`);
      }
    }
  }
  return { events, unreadable };
}
