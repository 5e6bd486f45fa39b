import { streamName, type StoredEvent, type StreamName } from '@stacktrail/event-store';
import { fromStored, type AnyGameEvent } from '@stacktrail/game-events';
import { Timeline } from '@stacktrail/rules/view';
import type { PinnedCards } from './pinned-cards.js';

/** What the names of the streams of games begin with. */
export const gameStreams = 'game-';

export function streamOfGame(game: string): StreamName {
  return streamName(gameStreams + game);
}

export function gameOfStream(stream: StreamName): string {
  return stream.slice(gameStreams.length);
}

/**
 * An event of a game as it was stored.
 *
 * @throws MalformedEvent where it isn't one
 */
export function gameEvent({ type, data }: StoredEvent): AnyGameEvent {
  return fromStored({ ...(data as object), type });
}

/**
 * A game's timeline before its first event, which names the pinned cards.
 *
 * @throws PinnedCardsDamaged, MalformedEvent
 */
export async function newTimeline(first: StoredEvent, cards: PinnedCards): Promise<Timeline> {
  const event = gameEvent(first);
  if (event.type !== 'GameStarted') throw new Error(`a game begins with GameStarted, not with ${event.type}`);
  return new Timeline(await cards.catalog(event.data.definitions));
}
