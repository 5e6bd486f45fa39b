import { randomUUID } from 'node:crypto';
import { WrongExpectedRevision } from '../errors.js';
import type { ExpectedRevision, Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';
import { appendToStream } from './append.js';
import type { Connection } from './connection.js';
import { readStream } from './read.js';

/** The group of the accounts that servers have: see `setUpDatabase`. */
export const SERVERS = 'stacktrail-servers';
/** The group of those who may do everything. */
export const ADMINISTRATORS = '$admins';

/**
 * Who may read, write and delete a stream, and its metadata: users and groups, by the server's own names. Where another
 * program has written a list, one role may stand there without a list.
 */
export interface AccessList {
  readonly $r: readonly string[];
  readonly $w: readonly string[];
  readonly $d: readonly string[];
  readonly $mr: readonly string[];
  readonly $mw: readonly string[];
}

/** A list that lets these read and write, and only administrators delete. */
export function accessFor(writers: readonly string[], readers: readonly string[] = []): AccessList {
  const write = [...writers, ADMINISTRATORS];
  return { $r: [...readers, ...write], $w: write, $d: [ADMINISTRATORS], $mr: write, $mw: write };
}

/** Lets only the connection's account and administrators read and write a stream, where the server has accounts. */
export async function guardStream(connection: Connection, stream: StreamName): Promise<void> {
  if (connection.hasAccounts)
    await allowOnly(connection, stream, accessFor([SERVERS, connection.credentials.username]));
}

/**
 * Writes an access list into the metadata of a stream, whose other fields stay, unless it stands there. Several
 * processes may do so at once.
 *
 * @param stream its name, or `$all`
 * @returns whether there was another list before
 */
export async function allowOnly(connection: Connection, stream: string, access: Partial<AccessList>): Promise<boolean> {
  const metastream = `$$${stream}` as StreamName;
  for (;;) {
    const { data, expected } = await lastOf(connection, metastream);
    if (JSON.stringify(data['$acl']) === JSON.stringify(access)) return false;
    const written = { id: randomUUID(), type: '$metadata', metadata: '{}' };
    try {
      const changed = JSON.stringify({ ...data, $acl: access });
      await appendToStream(connection, metastream, expected, [{ ...written, data: changed }]);
      return true;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
    }
  }
}

/** The data of a stream's last event, and what the next writer expects. */
export async function lastOf(
  connection: Connection,
  stream: StreamName,
): Promise<{ readonly data: Readonly<Record<string, unknown>>; readonly expected: ExpectedRevision }> {
  // The client's own reading of metadata gives a position for the revision (db-client 6.2.1).
  for await (const { data, revision } of readStream(connection, stream, { direction: 'backward', limit: 1 })) {
    return { data: data as Record<string, unknown>, expected: Number(revision) as Revision };
  }
  return { data: {}, expected: 'noStream' };
}
