import { PassThrough } from 'node:stream';
import type { Position } from '../position.js';
import type { StreamFilter } from '../stream-filter.js';
import type { Connection } from './connection.js';
import { subscribeOnce } from './subscription.js';

/** What the server lets through of the log, up to its end. */
export type Search = PassThrough & { cancel: () => Promise<void> };

/**
 * Searches the log after a position. The client filters subscriptions alone (db-client 6.2.1), so this is one, which ends
 * when it has caught up.
 */
export function search(connection: Connection, after: Position | 'start', filter: StreamFilter): Search {
  const found = new PassThrough({ objectMode: true, highWaterMark: 512 });
  const subscription = subscribeOnce(connection, { after }, filter, {
    event: (event) => {
      if (!found.write({ event })) subscription.pause();
    },
    caughtUp: () => found.end(),
    lost: (error) => found.destroy(error instanceof Error ? error : endedEarly()),
  });
  found.on('drain', () => subscription.resume());
  return Object.assign(found, {
    cancel: async (): Promise<void> => subscription.end(),
  });
}

/** A subscription that ends without an error has lost its server. */
function endedEarly(): Error {
  return Object.assign(new Error('the server ended the search'), { code: UNAVAILABLE });
}

/** gRPC's status code. */
const UNAVAILABLE = 14;
