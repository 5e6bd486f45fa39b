import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { Connection, isLostConnection, type Server } from './connection.js';
import type { StoredEvent } from './events.js';
import { refusalOf } from './problem.js';
import { isPassing, Patience } from './retry.js';

export interface WatchOptions {
  /** The last revision that the caller has, -1 for none; where absent, only events to come are given. */
  readonly after?: number;
  /** Ends the watching. */
  readonly signal?: AbortSignal;
}

/** The record of a game can't be read from a revision on. */
export class GameDamaged extends Error {
  override readonly name = 'GameDamaged';

  constructor(
    readonly revision: number,
    problem: string,
  ) {
    super(`the record of the game can't be read from revision ${revision} on: ${problem}`);
  }
}

/**
 * The events of one game, as its viewer may see them, those that come included. Where the connection is lost, it goes on
 * after the last event that was received.
 *
 * @throws RequestRefused, GameDamaged
 */
export async function* watchGame(
  server: Server,
  game: string,
  { after, signal }: WatchOptions,
): AsyncGenerator<StoredEvent> {
  const patience = new Patience();
  let last = after === undefined ? undefined : `${after}`;
  while (signal?.aborted !== true) {
    const connection = new Connection(signal);
    let failed: Response | null = null;
    try {
      const headers = { Accept: 'text/event-stream', ...(last === undefined ? {} : { 'Last-Event-ID': last }) };
      const response = await connection.open(server, `games/${encodeURIComponent(game)}/stream`, headers);
      if (response.ok) {
        patience.reset();
        for await (const { id, event, data } of messagesOf(connection.texts(response))) {
          last = id ?? last;
          if (event === 'damaged') throw damaged(data);
          if (event !== 'ready') yield JSON.parse(data) as StoredEvent;
        }
      } else if (isPassing(response.status)) failed = response;
      else throw await refusalOf(response);
    } catch (error) {
      if (!isLostConnection(error)) throw error;
    } finally {
      connection.close();
    }
    await patience.wait(failed, signal);
  }
}

async function* messagesOf(texts: AsyncIterable<string>): AsyncGenerator<EventSourceMessage> {
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  for await (const text of texts) {
    parser.feed(text);
    yield* messages.splice(0);
  }
}

function damaged(data: string): GameDamaged {
  const { revision, problem } = JSON.parse(data) as { readonly revision: number; readonly problem: string };
  return new GameDamaged(revision, problem);
}
