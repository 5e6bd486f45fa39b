import { Connection, isLostConnection, type Server } from './connection.js';
import type { FeedEvent, FeedEventType } from './events.js';
import { refusalOf } from './problem.js';
import { isPassing, Patience } from './retry.js';

/** Where a reader keeps how far it has come. */
export interface Checkpoint {
  /** The position that was saved last; `null` where none was. */
  load(): Promise<string | null>;
  /** Saves a position. It is called when the reader has come back for the next page. */
  save(position: string): Promise<void>;
}

/** Which events are wanted. */
export interface FeedOptions {
  /** The position after which to begin; `start` (where absent) or `end`. A checkpoint that was saved comes first. */
  readonly after?: string;
  /** Events of this game alone. */
  readonly game?: string;
  readonly types?: readonly FeedEventType[];
  /** `facts` leaves out what was asked and answered, and passes: two thirds of all events. */
  readonly kinds?: 'all' | 'facts';
  /** Ends when everything that there is has been read; otherwise it waits for more. */
  readonly once?: boolean;
  /** How many events a page has at most; 1000 where absent. */
  readonly pageLength?: number;
  readonly checkpoint?: Checkpoint;
  /** Ends the reading. */
  readonly signal?: AbortSignal;
}

/**
 * Events in the order of the store. Whoever keeps `position` with what they made of `events`, in one transaction, and goes
 * on `after` it, loses nothing and counts nothing twice, whenever they are killed.
 */
export interface FeedPage {
  readonly events: readonly FeedEvent[];
  /** Up to here everything has been read: no earlier than the position of the last event. */
  readonly position: string;
}

const usualPageLength = 1000;
const waitSeconds = 20;

/**
 * The feed of all games, page by page. Where the connection is lost, or the server has too much to do, it waits and goes
 * on after the last event that was received.
 *
 * @throws RequestRefused where the server refuses what is asked for
 */
export async function* readFeed(server: Server, options: FeedOptions): AsyncGenerator<FeedPage> {
  const { checkpoint, signal, once = false, pageLength = usualPageLength } = options;
  const patience = new Patience();
  let position = (await checkpoint?.load()) ?? options.after ?? 'start';
  while (signal?.aborted !== true) {
    const connection = new Connection(signal);
    const events: FeedEvent[] = [];
    let looked = position;
    let failed: Response | true | null = null;
    try {
      const response = await connection.open(server, addressOf(options, position, pageLength), {});
      if (response.ok) {
        for await (const line of linesOf(connection.texts(response))) {
          const told = JSON.parse(line) as FeedEvent | { readonly checkpoint: string | null };
          if ('checkpoint' in told) looked = told.checkpoint ?? looked;
          else {
            events.push(told);
            looked = told.position;
          }
        }
      } else if (isPassing(response.status)) failed = response;
      else throw await refusalOf(response);
    } catch (error) {
      // What came before the connection was lost has come whole, line by line.
      if (!isLostConnection(error)) throw error;
      failed = true;
    } finally {
      connection.close();
    }
    if (looked !== position) {
      position = looked;
      yield { events, position };
      await checkpoint?.save(position);
    }
    if (failed !== null) await patience.wait(failed === true ? null : failed, signal);
    else patience.reset();
    if (once && failed === null && events.length < pageLength) return;
  }
}

function addressOf({ game, types, kinds, once }: FeedOptions, after: string, limit: number): string {
  const query = new URLSearchParams({ after, limit: `${limit}`, checkpoint: 'true' });
  if (game !== undefined) query.set('game', game);
  if (types !== undefined) query.set('types', types.join());
  if (kinds !== undefined) query.set('kinds', kinds);
  if (once !== true) query.set('wait', `${waitSeconds}`);
  return `events?${query}`;
}

/** Whole lines. What follows the last line break isn't one: the connection was lost there. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
}
