import { isStoredEvent, streamName, type StreamEntry, type StreamName } from '@stacktrail/event-store';
import { LostFact } from '@stacktrail/game-events';

/** What the names of the streams of games begin with. */
export const gameStreams = 'game-';

export function streamOfGame(game: string): StreamName {
  return streamName(gameStreams + game);
}

/** The streams of a game that a projection reads, which reads those whose names begin so. */
export function streamsOf(game: string, prefixes: readonly string[]): readonly StreamName[] {
  return prefixes.map((prefix) => streamName(prefix + game));
}

export function gameOfStream(stream: StreamName): string {
  return stream.slice(gameStreams.length);
}

/** The stored form of a game's event, as whatever reads it takes it. It may be anything where it is damaged. */
export function storedForm(entry: StreamEntry): unknown {
  return isStoredEvent(entry) ? { ...(entry.data as object), type: entry.type } : new LostFact(entry.problem);
}
