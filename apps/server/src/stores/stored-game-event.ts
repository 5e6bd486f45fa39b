import { isStoredEvent, type StreamEntry } from '@stacktrail/event-store';
import { LostFact, type StoredGameEvent } from '@stacktrail/game-events';

/**
 * An entry of a stream as a game's event. If it is damaged it can be anything, and if it is lost it is a `LostFact`.
 */
export function storedGameEvent(entry: StreamEntry): StoredGameEvent {
  if (!isStoredEvent(entry)) return new LostFact(entry.problem) as unknown as StoredGameEvent;
  return { type: entry.type, ...(entry.data as Omit<StoredGameEvent, 'type'>) };
}
