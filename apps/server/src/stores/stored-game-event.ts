import { isStoredEvent, type StreamEntry } from '@stacktrail/event-store';
import { LostFact, type StoredGameEvent } from '@stacktrail/game-events';

/** An entry of a stream as a game's event. It may be anything where it is damaged, and a `LostFact` where it is lost. */
export function storedGameEvent(entry: StreamEntry): StoredGameEvent {
  if (!isStoredEvent(entry)) return new LostFact(entry.problem) as unknown as StoredGameEvent;
  return { type: entry.type, ...(entry.data as Omit<StoredGameEvent, 'type'>) };
}
