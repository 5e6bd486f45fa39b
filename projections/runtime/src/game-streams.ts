import { streamName, type StreamName } from '@stacktrail/event-store';

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
