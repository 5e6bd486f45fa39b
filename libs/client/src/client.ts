import createRequests, { type Client as Requests } from 'openapi-fetch';
import type { Server } from './connection.js';
import type { StoredEvent } from './events.js';
import { readFeed, type FeedOptions, type FeedPage } from './feed.js';
import type { paths } from './generated/api.js';
import { isProblem, RequestRefused } from './problem.js';
import { watchGame, type WatchOptions } from './watch.js';

export interface ClientOptions {
  /** Where the server is, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The token of a seat, a judge or a service; without one the client sees what a spectator sees. */
  readonly token?: string;
  /** What sends requests; the platform's `fetch` where absent. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A client of a Stacktrail server. */
export class StacktrailClient {
  /** Every request of the API, by method and path: `client.requests.GET('/games/{game}', …)`. */
  readonly requests: Requests<paths>;
  private readonly server: Server;

  /** @throws TypeError where the address or the token can't be one */
  constructor({ url, token, fetch = globalThis.fetch }: ClientOptions) {
    if (!URL.canParse(url)) throw new TypeError(`“${url}” is no address, such as http://127.0.0.1:3000`);
    if (token !== undefined && !/^[!-~]+$/.test(token))
      throw new TypeError('a token has letters, digits and signs alone');
    // A path is put after the whole address, also where a proxy gives the server a folder.
    const base = url.endsWith('/') ? url : `${url}/`;
    this.server = { url: base, token, fetch };
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    this.requests = createRequests<paths>({ baseUrl: base.slice(0, -1), headers, fetch });
  }

  /** The events of all games that anybody may watch, page by page; see `readFeed`. @throws RequestRefused */
  feed(options: FeedOptions = {}): AsyncGenerator<FeedPage> {
    return readFeed(this.server, options);
  }

  /** The events of one game as they come; see `watchGame`. @throws RequestRefused, GameDamaged */
  watch(game: string, options: WatchOptions = {}): AsyncGenerator<StoredEvent> {
    return watchGame(this.server, game, options);
  }

  /** The same server, with the token of somebody else. */
  as(token: string): StacktrailClient {
    return new StacktrailClient({ ...this.server, token });
  }
}

/**
 * What a request was answered with.
 *
 * @throws RequestRefused where it was refused
 */
export function given<Data>(answer: {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}): Data {
  const { data, error, response } = answer;
  if (response.ok) return data as Data;
  throw new RequestRefused(response.status, isProblem(error) ? error : null);
}
