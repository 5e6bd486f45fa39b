import type { StoredEvent } from '@stacktrail/event-store';
import type { StoredGameEvent } from '@stacktrail/game-events';

/** The game's event in what the store keeps of it. It may be anything where the record is damaged. */
export function storedGameEvent({ type, data }: StoredEvent): StoredGameEvent {
  return { type, ...(data as Omit<StoredGameEvent, 'type'>) };
}
