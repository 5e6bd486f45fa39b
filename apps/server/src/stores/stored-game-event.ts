import { isStoredEvent, type StreamEntry } from '@stacktrail/event-store';
import { LostFact, type StoredGameEvent } from '@stacktrail/game-events';

/** The game's event in what the store keeps of it. It may be anything where the record is damaged, a `LostFact` too. */
export function storedGameEvent(entry: StreamEntry): StoredGameEvent {
  if (!isStoredEvent(entry)) return new LostFact(entry.problem) as unknown as StoredGameEvent;
  return { type: entry.type, ...(entry.data as Omit<StoredGameEvent, 'type'>) };
}
