import { StreamDeletedError } from '@eventstore/db-client';
import { StreamDeleted } from '../errors.js';
import type { StreamName } from '../stream-name.js';
import type { Connection } from './connection.js';
import { mayPass, translate } from './grpc-errors.js';
import { Patience } from './patience.js';
import { readStream } from './read.js';

/**
 * Puts a tombstone at the end of a stream, if there is one.
 *
 * @throws AccessDenied where the account may not delete it: by the lists of `setUpDatabase` only administrators may
 */
export async function deleteStream(connection: Connection, stream: StreamName): Promise<void> {
  if (await isThere(connection, stream)) await putTombstone(connection, stream);
}

async function putTombstone(connection: Connection, stream: StreamName): Promise<void> {
  const patience = new Patience(connection);
  for (;;) {
    const { client, credentials } = connection;
    try {
      const tombstone = client.tombstoneStream(stream, { expectedRevision: 'any', credentials });
      await patience.within(tombstone, `the deletion of ${stream}`);
      return;
    } catch (error) {
      // An attempt before this one did it, whose answer was lost.
      if (error instanceof StreamDeletedError) return;
      connection.renewWhereLost(client, error);
      if (!mayPass(error) || patience.isOver) throw translate(error, connection, stream);
    }
    await patience.pause();
  }
}

/** @returns whether the stream has events; not if it was deleted before */
async function isThere(connection: Connection, stream: StreamName): Promise<boolean> {
  try {
    for await (const _ of readStream(connection, stream, { limit: 1 })) return true;
  } catch (error) {
    if (!(error instanceof StreamDeleted)) throw error;
  }
  return false;
}
