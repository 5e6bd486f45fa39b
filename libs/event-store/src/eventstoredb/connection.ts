import { type Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { UnreadableEventStore } from '../errors.js';
import { withoutPassword } from '../without-password.js';

/** A client, and what every one of its calls is given. */
export interface Connection {
  readonly client: EventStoreDBClient;
  /**
   * Passed with each call, never left to the client's default: a call without them is sent over a batch stream whose
   * pending appends are one table for the whole process, where the loss of one connection rejects the appends of
   * another (db-client 6.2.1).
   */
  readonly credentials: Credentials;
  /** `host:port` of each node that the connection string names. */
  readonly hosts: readonly string[];
}

const URI =
  /^esdb(?:\+discover)?:\/\/(?:(?<username>[^:@/?]+):(?<password>[^@/?]+)@)?(?<hosts>[^@/?]+)\/?(?:\?(?<options>.*))?$/;
const FORM = 'esdb://[user:password@]host:port[?tls=false]';

/**
 * Makes a client for a connection string; the connection itself is made by the first call.
 * Without TLS the credentials may be left out: a server in its insecure mode doesn't ask for them.
 * @throws UnreadableEventStore where the connection string can't be used
 */
export function connect(uri: string): Connection {
  const parts = URI.exec(uri)?.groups;
  if (parts === undefined)
    throw new UnreadableEventStore(withoutPassword(uri), `a connection string has the form ${FORM}`);
  const options = new URLSearchParams(parts.options?.toLowerCase());
  if (options.get('throwonappendfailure') === 'false') {
    // With it the client gives a wrong revision for an append that was refused (db-client 6.2.1).
    throw new UnreadableEventStore(withoutPassword(uri), 'throwOnAppendFailure=false is not supported');
  }
  const credentials = credentialsOf(uri, parts, options.get('tls') === 'false');
  return { client: clientOf(uri), credentials, hosts: parts.hosts?.split(',') ?? [] };
}

function credentialsOf(uri: string, parts: Partial<Record<string, string>>, insecure: boolean): Credentials {
  if (parts.username !== undefined && parts.password !== undefined) {
    return { username: decodeURIComponent(parts.username), password: decodeURIComponent(parts.password) };
  }
  if (insecure) return { username: 'admin', password: 'changeit' };
  throw new UnreadableEventStore(uri, `over TLS a connection string names a user: ${FORM}`);
}

function clientOf(uri: string): EventStoreDBClient {
  try {
    return guarded(EventStoreDBClient.connectionString(uri));
  } catch (cause) {
    throw Object.assign(new UnreadableEventStore(withoutPassword(uri), String(cause)), { cause });
  }
}

/** What the client keeps for its subclasses, as far as it is changed here. */
interface ClientInternals {
  handleError: (grpcClient: unknown, error: Error) => Promise<void>;
}

/**
 * When a call fails, the client looks whether to connect anew, and awaits that nowhere. It fails where the nodes of a
 * cluster are being asked meanwhile and none can be used, which would end the process (db-client 6.2.1). Whoever made
 * a call is told of the failure by the call itself.
 */
function guarded(client: EventStoreDBClient): EventStoreDBClient {
  const internals = client as unknown as ClientInternals;
  const connectAnew = internals.handleError;
  internals.handleError = (grpcClient, error) => connectAnew(grpcClient, error).catch(() => undefined);
  return client;
}
