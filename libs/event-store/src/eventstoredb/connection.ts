import { type Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { UnreadableEventStore } from '../errors.js';
import { CONNECTION, shownUri, splitUri } from '../store-address.js';

/** A client, and what each call is made with. */
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

const FORM = 'esdb://[user:password@]host:port[,host:port][?tls=false]';
const ENCODED = 'in the user name and the password / ? # and % are written %2F %3F %23 and %25, in an option @ is %40';

/**
 * Makes a client for a connection string; the connection itself is made by the first call.
 * Without TLS the credentials may be left out: a server in its insecure mode doesn't ask for them.
 * @throws UnreadableEventStore if the connection string can't be used
 */
export function connect(uri: string): Connection {
  const refusal = (problem: string): UnreadableEventStore => new UnreadableEventStore(shownUri(uri), problem);
  const { userInfo, address } = splitUri(uri);
  const parts = CONNECTION.exec(address)?.groups;
  if (parts === undefined) throw refusal(`a connection string has the form ${FORM}`);
  const option = optionsIn(parts['options'] ?? '');
  if (option('throwonappendfailure') === 'false') {
    // With it the client gives a wrong revision for an append that was refused (db-client 6.2.1).
    throw refusal('throwOnAppendFailure=false is not supported');
  }
  if (userInfo === undefined && option('tls') !== 'false') {
    throw refusal(`over TLS a connection string names a user: ${FORM}`);
  }
  const credentials = userInfo === undefined ? INSECURE : credentialsOf(userInfo);
  if (credentials === undefined) throw refusal(`a connection string has the form ${FORM}; ${ENCODED}`);
  return { client: clientOf(address), credentials, hosts: parts['hosts']?.split(',') ?? [] };
}

/**
 * What is passed to a server in its insecure mode, which asks for none: with them the client makes calls of their own.
 */
const INSECURE: Credentials = { username: 'admin', password: 'changeit' };

/** The options of a connection string by name. As for the client, case and dashes don't matter. */
function optionsIn(text: string): (name: string) => string | undefined {
  const pairs = [...new URLSearchParams(text)].map(([name, value]) => [flat(name), flat(value)] as const);
  return (name) => new Map(pairs).get(name);
}

function flat(text: string): string {
  return text.trim().toLowerCase().replace(/[_-]/g, '');
}

/** The user name and password of a URI, decoded; `undefined` if it has none. */
function credentialsOf(userInfo: string): Credentials | undefined {
  const { username = '', password = '' } = /^(?<username>[^:/?#]+):(?<password>[^/?#]+)$/.exec(userInfo)?.groups ?? {};
  if (username === '' || /%(?![\da-f]{2})/i.test(userInfo)) return undefined;
  try {
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

/**
 * The client is told nothing secret: it prints the connection string where an option is unknown, and keeps it in its
 * errors. User and password go with each call.
 *
 * @param address the connection string without user and password
 */
function clientOf(address: string): EventStoreDBClient {
  try {
    return guarded(EventStoreDBClient.connectionString(address));
  } catch (cause) {
    throw Object.assign(new UnreadableEventStore(address, String(cause)), { cause });
  }
}

/** The client's internal members that are changed here. */
interface ClientInternals {
  handleError: (grpcClient: unknown, error: Error) => Promise<void>;
}

/**
 * When a call fails, the client looks whether to connect anew, and awaits that nowhere. It fails if the nodes of a
 * cluster are being asked meanwhile and none can be used, which would end the process (db-client 6.2.1). Whoever made
 * a call is told of the failure by the call itself.
 */
function guarded(client: EventStoreDBClient): EventStoreDBClient {
  const internals = client as unknown as ClientInternals;
  const connectAnew = internals.handleError;
  internals.handleError = (grpcClient, error) => connectAnew(grpcClient, error).catch(() => undefined);
  return client;
}
