import {
  readEntries,
  streamName,
  type EventStore,
  type StoredEvent,
  type StreamEntry,
  type StreamName,
} from '@stacktrail/event-store';
import { disputeStreams } from '@stacktrail/game-events';

/** The facts of a game. */
export function gameStream(gameId: string): StreamName {
  return streamName(`game-${gameId}`);
}

/** The seeds of a game and the hashes of its tokens: only for the machine that runs the game. */
export function secretStream(gameId: string): StreamName {
  return streamName(`secret-${gameId}`);
}

/** What is disputed of a game, and the rulings (docs/adr/0041-disputes.md). */
export function disputeStream(gameId: string): StreamName {
  return streamName(`${disputeStreams}${gameId}`);
}

const ofGame = /^(?<kind>game|secret|dispute)-(?<game>.*)$/s;

/** The game that a stream belongs to, and whether it holds the game's facts; `null` if it belongs to no game. */
export function gameOfStream(stream: string): { readonly game: string; readonly holdsFacts: boolean } | null {
  const { kind, game } = ofGame.exec(stream)?.groups ?? {};
  return game === undefined ? null : { game, holdsFacts: kind === 'game' };
}

/** The card definitions with this content hash. */
export function cardsStream(hash: string): StreamName {
  return streamName(`cards-${hash}`);
}

/** Every stream of a game, each before those that name it. @param cards the hash of the definitions it pins */
export function streamsOfGame(gameId: string, cards: string): readonly StreamName[] {
  return [cardsStream(cards), secretStream(gameId), gameStream(gameId), disputeStream(gameId)];
}

/** The whole of a stream; nothing if there is none. @throws StreamDamaged */
export async function wholeStream(store: EventStore, stream: StreamName): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of store.read(stream)) events.push(event);
  return events;
}

/** The whole of a game's stream, its lost events in their places; nothing if there is none. */
export async function wholeGame(store: EventStore, gameId: string): Promise<readonly StreamEntry[]> {
  const entries: StreamEntry[] = [];
  for await (const entry of readEntries(store, gameStream(gameId))) entries.push(entry);
  return entries;
}

/** The first event of a game's stream, or that it is lost. */
export async function firstOfGame(store: EventStore, gameId: string): Promise<StreamEntry | undefined> {
  for await (const entry of readEntries(store, gameStream(gameId), { limit: 1 })) return entry;
  return undefined;
}

/** The last event of a stream. @throws StreamDamaged */
export async function lastOf(store: EventStore, stream: StreamName): Promise<StoredEvent | undefined> {
  for await (const event of store.read(stream, { direction: 'backward', limit: 1 })) return event;
  return undefined;
}
