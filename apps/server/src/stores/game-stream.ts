import { streamName, type StoredEvent, type StreamName } from '@stacktrail/event-store';
import type { StoredGameEvent } from '@stacktrail/game-events';

/**
 * The stream of a game.
 * @throws InvalidName where no game can have this id
 */
export function gameStream(gameId: string): StreamName {
  return streamName(`game-${gameId}`);
}

/** The game's event in what the store keeps of it. */
export function storedGameEvent({ type, data }: StoredEvent): StoredGameEvent {
  return { type, ...(data as Omit<StoredGameEvent, 'type'>) };
}
