import { setMaxListeners } from 'node:events';
import { PassThrough } from 'node:stream';
import { type Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { UnreadableEventStore } from '../errors.js';
import { CONNECTION, shownUri, splitUri } from '../store-address.js';
import { type Clock, systemClock } from './clock.js';
import { isConnectionLost } from './grpc-errors.js';

/** How operations are tried. */
export interface ConnectionOptions {
  /** How long an operation is tried before it fails; the connection string's `defaultDeadline`, or 10 s, where absent. */
  readonly patienceMs?: number | undefined;
  readonly clock?: Clock | undefined;
}

const PATIENCE_MS = 10_000;

/** A client, and what each call is made with. */
export class Connection {
  /**
   * Passed with each call, never left to the client's default: a call without them is sent over a batch stream whose
   * pending appends are one table for the whole process, where the loss of one connection rejects the appends of
   * another (db-client 6.2.1).
   */
  readonly credentials: Credentials;
  /** Whether the server knows accounts: without TLS it asks for none, and is sent none. */
  readonly hasAccounts: boolean;
  /** `host:port` of each node that the connection string names. */
  readonly hosts: readonly string[];
  readonly patienceMs: number;
  readonly clock: Clock;
  readonly #address: string;
  readonly #closing = new AbortController();
  /** Clients that were replaced, while calls of theirs are under way. */
  #replaced: readonly EventStoreDBClient[] = [];
  #client: EventStoreDBClient;
  #renewals = 0;

  /** @param given the connection string's parts */
  constructor(
    { address, credentials, hasAccounts, hosts, deadlineMs }: ConnectionParts,
    { patienceMs, clock = systemClock }: ConnectionOptions = {},
  ) {
    this.credentials = credentials;
    this.hasAccounts = hasAccounts;
    this.hosts = hosts;
    this.patienceMs = patienceMs ?? deadlineMs ?? PATIENCE_MS;
    this.clock = clock;
    this.#address = address;
    this.#client = clientOf(address);
    // As many wait for it as reads are tried again.
    setMaxListeners(0, this.#closing.signal);
  }

  get client(): EventStoreDBClient {
    return this.#client;
  }

  /** Aborted when the connection is closed. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /**
   * Takes another client where this one's connection was lost. gRPC lets all connections to an address wait together,
   * for up to two minutes, before it connects again; only one with other settings doesn't wait (grpc-js 1.14).
   */
  renewWhereLost(client: EventStoreDBClient, error: unknown): void {
    if (client !== this.#client || !isConnectionLost(error) || this.closing.aborted) return;
    this.#replaced = [...this.#replaced, client].filter((each) => internalsOf(each).disposableStreams.size > 0);
    this.#renewals += 1;
    this.#client = clientOf(withOtherSettings(this.#address, this.#renewals));
  }

  /** Makes a call of one of the server's services for which the client has no method. */
  call<Request, Response>(
    service: ServiceClient,
    method: string,
    request: Request,
    deadlineMs: number,
  ): Promise<Response> {
    const { execute, callArguments } = internalsOf(this.#client);
    return execute(service, method, (grpcClient) => {
      const options = callArguments({ credentials: this.credentials, deadline: deadlineMs });
      return new Promise<Response>((resolve, reject) => {
        grpcClient[method]?.(request, ...options, (error: Error | null, response: Response) => {
          if (error === null) resolve(response);
          else reject(error);
        });
      });
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled([this.#client, ...this.#replaced].map((client) => client.dispose()));
  }
}

interface ConnectionParts {
  /** The connection string without user and password. */
  readonly address: string;
  readonly credentials: Credentials;
  readonly hasAccounts: boolean;
  readonly hosts: readonly string[];
  readonly deadlineMs: number | undefined;
}

const FORM = 'esdb://[user:password@]host:port[,host:port][?tls=false]';
const ENCODED = 'in the user name and the password / ? # and % are written %2F %3F %23 and %25, in an option @ is %40';

/**
 * Makes a client for a connection string; the connection itself is made by the first call.
 * Without TLS the credentials may be left out: a server in its insecure mode doesn't ask for them.
 * @throws UnreadableEventStore if the connection string can't be used
 */
export function connect(uri: string, options: ConnectionOptions = {}): Connection {
  const refusal = (problem: string): UnreadableEventStore => new UnreadableEventStore(shownUri(uri), problem);
  const { userInfo, address } = splitUri(uri);
  const parts = CONNECTION.exec(address)?.groups;
  if (parts === undefined) throw refusal(`a connection string has the form ${FORM}`);
  const option = optionsIn(parts['options'] ?? '');
  if (option('throwonappendfailure') === 'false') {
    // With it the client gives a wrong revision for an append that was refused (db-client 6.2.1).
    throw refusal('throwOnAppendFailure=false is not supported');
  }
  const hasTls = option('tls') !== 'false';
  if (option('tlsverifycert') === 'false' && hasTls) {
    // The client takes the option and checks the certificate all the same (db-client 6.2.1).
    throw refusal('tlsVerifyCert=false has no effect: name the file of the certificate authority with tlsCAFile=');
  }
  if (userInfo === undefined && hasTls) {
    throw refusal(`over TLS a connection string names a user: ${FORM}`);
  }
  const credentials = userInfo === undefined ? INSECURE : credentialsOf(userInfo);
  if (credentials === undefined) throw refusal(`a connection string has the form ${FORM}; ${ENCODED}`);
  const hosts = parts['hosts']?.split(',') ?? [];
  const deadline = option('defaultdeadline');
  const deadlineMs = deadline === undefined ? undefined : Number(deadline);
  return new Connection({ address, credentials, hasAccounts: hasTls, hosts, deadlineMs }, options);
}

/**
 * What is passed to a server in its insecure mode, which asks for none: with them the client makes calls of their own.
 */
const INSECURE: Credentials = { username: 'admin', password: 'changeit' };

const KEEP_ALIVE = 'keepalivetimeout';
/** How long the client lets a server take to answer a ping, unless the connection string says so. */
const KEEP_ALIVE_TIMEOUT_MS = 10_000;

/** The connection string with another time for the answer to a ping, a few milliseconds longer than before. */
function withOtherSettings(address: string, renewals: number): string {
  const [before = '', options = ''] = address.split('?');
  const others = options
    .split('&')
    .filter((option) => option !== '' && flat(option.split('=')[0] ?? '') !== KEEP_ALIVE);
  const given = Number(optionsIn(options)(KEEP_ALIVE) ?? KEEP_ALIVE_TIMEOUT_MS);
  if (!(given > 0)) return address;
  return `${before}?${[...others, `keepAliveTimeout=${given + (renewals % 1000)}`].join('&')}`;
}

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
    return guarded(EventStoreDBClient.connectionString(address.replace(/^kurrentdb/, 'esdb')));
  } catch (cause) {
    throw Object.assign(new UnreadableEventStore(address, String(cause)), { cause });
  }
}

/** The client's internal members that are used here. */
interface ClientInternals {
  readonly disposableStreams: ReadonlySet<unknown>;
  createGRPCClient: (kind: unknown) => Promise<GrpcClient>;
  handleError: (grpcClient: unknown, error: Error) => Promise<void>;
  readonly execute: <T>(
    service: ServiceClient,
    name: string,
    action: (grpcClient: Readonly<Record<string, GrpcMethod | undefined>>) => Promise<T>,
  ) => Promise<T>;
  readonly callArguments: (options: object) => readonly unknown[];
}

type GrpcMethod = (...args: readonly unknown[]) => unknown;

/** The class of a service's client, as gRPC has generated it. */
export type ServiceClient = new (...args: never[]) => object;

function internalsOf(client: EventStoreDBClient): ClientInternals {
  return client as unknown as ClientInternals;
}

/**
 * When a call fails, the client looks whether to connect anew, and awaits that nowhere. It fails if the nodes of a
 * cluster are being asked meanwhile and none can be used, which would end the process (db-client 6.2.1). Whoever made
 * a call is told of the failure by the call itself.
 */
function guarded(client: EventStoreDBClient): EventStoreDBClient {
  const internals = internalsOf(client);
  const connectAnew = internals.handleError;
  internals.handleError = (grpcClient, error) => connectAnew(grpcClient, error).catch(() => undefined);
  const create = internals.createGRPCClient;
  internals.createGRPCClient = async (kind) => appendingSafely(await create(kind));
  return client;
}

/** What gRPC has generated, as far as it is changed here. */
interface GrpcClient {
  append?: (...args: readonly unknown[]) => unknown;
}

/**
 * Where another call's failure has just closed the channel, gRPC throws at once. The client makes its append in a place
 * where nobody is told of that, which would end the process (db-client 6.2.1); the call's own callback is told instead.
 */
function appendingSafely(grpcClient: GrpcClient): GrpcClient {
  const append = grpcClient.append?.bind(grpcClient);
  if (append === undefined) return grpcClient;
  grpcClient.append = (...args) => {
    try {
      return append(...args);
    } catch (error) {
      const answer = args.at(-1) as (error: unknown) => void;
      queueMicrotask(() => answer(error));
      return new PassThrough({ objectMode: true }).resume(); // what is written to it is forgotten
    }
  };
  return grpcClient;
}
