import { randomUUID } from 'node:crypto';
import { WrongExpectedRevision } from '../errors.js';
import type { StreamName } from '../stream-name.js';
import { appendToStream } from './append.js';
import { connect, type Connection } from './connection.js';
import { ADMINISTRATORS, SERVERS, accessFor, allowOnly, lastOf, type AccessList } from './guarding.js';
import { makeUser } from './users.js';

/** The group of the accounts that read games as spectators. */
const READERS = 'stacktrail-readers';

/** A user's name and password. */
export interface NameAndPassword {
  readonly name: string;
  readonly password: string;
}

export interface SetUpOptions {
  /** The account that servers have. */
  readonly server: NameAndPassword;
  /** An account that reads games as a spectator; none is made where absent. */
  readonly reader?: NameAndPassword | undefined;
  /** Whether nobody else uses the database: then only servers write to any stream, and only readers read them. */
  readonly ownDatabase?: boolean;
}

/** One thing that had to be there, and whether it had to be made or changed. */
export interface SetUpStep {
  readonly what: string;
  readonly changed: boolean;
}

/**
 * Makes accounts and access lists in a database. Done again, it finds them as they should be.
 *
 * @param uri the connection string of an administrator
 * @throws UnreadableEventStore, EventStoreUnavailable; AccessDenied if the account may not do that
 */
export async function setUpDatabase(uri: string, options: SetUpOptions): Promise<readonly SetUpStep[]> {
  const connection = connect(uri);
  try {
    const steps = [await userStep(connection, options.server, SERVERS)];
    if (options.reader !== undefined) steps.push(await userStep(connection, options.reader, READERS));
    steps.push(await readStep(connection, '$all', [SERVERS]));
    steps.push(await readStep(connection, '$ce-game', [SERVERS, READERS]));
    if (options.ownDatabase === true) steps.push(await defaultsStep(connection));
    return steps;
  } finally {
    await connection.close();
  }
}

async function userStep(connection: Connection, user: NameAndPassword, group: string): Promise<SetUpStep> {
  const changed = await makeUser(connection, { ...user, groups: [group] });
  return { what: `user ${user.name} in ${group}`, changed };
}

/** Lets these groups read a stream of the database's own, and leaves those who may already. */
async function readStep(connection: Connection, stream: string, groups: readonly string[]): Promise<SetUpStep> {
  const { data } = await lastOf(connection, `$$${stream}` as StreamName);
  const { $r = [ADMINISTRATORS], ...others } = (data['$acl'] ?? {}) as Partial<AccessList>;
  const readers = [...new Set([$r, groups].flat())];
  const changed = await allowOnly(connection, stream, { ...others, $r: readers });
  return { what: `${stream} is read by ${groups.join(' and ')}`, changed };
}

const SETTINGS = '$settings' as StreamName;

/** The access lists of streams that have none of their own. */
async function defaultsStep(connection: Connection): Promise<SetUpStep> {
  const what = `streams are written by ${SERVERS} and read by ${READERS}`;
  const access = accessFor([SERVERS], [READERS]);
  for (;;) {
    const { data, expected } = await lastOf(connection, SETTINGS);
    if (JSON.stringify(data['$userStreamAcl']) === JSON.stringify(access)) return { what, changed: false };
    const changed = JSON.stringify({ ...data, $userStreamAcl: access });
    const event = { id: randomUUID(), type: 'update-default-acl', data: changed, metadata: '{}' };
    try {
      await appendToStream(connection, SETTINGS, expected, [event]);
      return { what, changed: true };
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
    }
  }
}
