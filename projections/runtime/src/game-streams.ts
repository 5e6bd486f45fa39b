import { streamName, type StoredEvent, type StreamName } from '@stacktrail/event-store';
import { fromStored, type AnyGameEvent } from '@stacktrail/game-events';

/** What the names of the streams of games begin with. */
export const gameStreams = 'game-';

export function streamOfGame(game: string): StreamName {
  return streamName(gameStreams + game);
}

export function gameOfStream(stream: StreamName): string {
  return stream.slice(gameStreams.length);
}

/** The stored form of a game's event, as whatever reads it takes it. It may be anything where it is damaged. */
export function storedForm({ type, data }: StoredEvent): unknown {
  return { ...(data as object), type };
}

/**
 * An event of a game as it was stored.
 *
 * @throws MalformedEvent where it isn't one
 */
export function gameEvent(stored: StoredEvent): AnyGameEvent {
  return fromStored(storedForm(stored));
}
