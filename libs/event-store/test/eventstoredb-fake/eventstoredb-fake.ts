import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import persistent from '@eventstore/db-client/generated/persistent_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import users from '@eventstore/db-client/generated/users_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { Accounts } from './accounts.js';
import { appendService } from './append-service.js';
import { batchAppendService } from './batch-append-service.js';
import { gossipService, supportedMethods } from './cluster-services.js';
import { deleteService, tombstoneService } from './delete-service.js';
import { FakeLog } from './fake-log.js';
import { Faults } from './faults.js';
import { PersistentSubscriptions } from './persistent-service.js';
import { readService } from './read-service.js';
import { usersService } from './users-service.js';

/**
 * A server that speaks EventStoreDB's protocol over real gRPC, for the contract alone: the same contract suite runs
 * against a real server whenever `EVENTSTORE_URL` is set. Where the protocol leaves a choice, it is the strict one.
 */
export class EventStoreDbFake {
  readonly faults = new Faults();
  /** With none it is in its insecure mode. */
  readonly accounts: Accounts;
  readonly #log: FakeLog;
  readonly #persistent: PersistentSubscriptions;
  #server: Server | undefined;
  #port = 0;

  private constructor(
    private readonly tls: boolean,
    log = new FakeLog(),
  ) {
    this.#log = log;
    this.#persistent = new PersistentSubscriptions(log);
    this.accounts = new Accounts(log);
  }

  /** Starts on a free port of 127.0.0.1. @param tls without it no client sends its user and password */
  static async start({ tls = false } = {}): Promise<EventStoreDbFake> {
    const fake = new EventStoreDbFake(tls);
    await fake.start();
    return fake;
  }

  /** Starts another node of the same cluster: it has the same log. */
  async startBeside(): Promise<EventStoreDbFake> {
    const other = new EventStoreDbFake(this.tls, this.#log);
    await other.start();
    return other;
  }

  get port(): number {
    return this.#port;
  }

  /** How many events it has sent to readers and subscribers. */
  get sent(): number {
    return this.#log.sent;
  }

  get uri(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
  }

  /** The address of a user. */
  uriOf(name: string, password: string): string {
    return `esdb://${name}:${encodeURIComponent(password)}@127.0.0.1:${this.#port}?tlsCAFile=${CERTIFICATE}`;
  }

  /** Starts anew what has been killed: the same port, the same log, an empty memory. */
  async start(): Promise<void> {
    this.#log.forgetRecentIds();
    const server = this.#serve();
    for (let attempt = 1; ; attempt++) {
      try {
        this.#port = await bind(server, this.#port, this.#credentials());
        break;
      } catch (error) {
        // The dead server's socket may not have let go of the port yet.
        if (attempt === 100) throw error;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    this.#server = server;
  }

  /** Cuts every connection, as the death of the process would. */
  kill(): void {
    this.#server?.forceShutdown();
    this.#server = undefined;
  }

  async restart(): Promise<void> {
    this.kill();
    await this.start();
  }

  #credentials(): ServerCredentials {
    if (!this.tls) return ServerCredentials.createInsecure();
    const pair = { cert_chain: readFileSync(CERTIFICATE), private_key: readFileSync(PRIVATE_KEY) };
    return ServerCredentials.createSsl(null, [pair]);
  }

  #serve(): Server {
    const server = new Server();
    server.addService(streams.StreamsService, {
      read: readService(this.#log, this.faults, this.accounts),
      append: appendService(this.#log, this.faults, this.accounts),
      batchAppend: batchAppendService(this.#log, this.accounts),
      delete: deleteService(this.#log),
      tombstone: tombstoneService(this.#log),
    });
    const { create, read } = this.#persistent;
    server.addService(persistent.PersistentSubscriptionsService, { create, read });
    server.addService(users.UsersService, usersService(this.accounts));
    server.addService(features.ServerFeaturesService, { getSupportedMethods: supportedMethods });
    server.addService(gossip.GossipService, { read: gossipService(() => this.#port, this.faults) });
    return server;
  }
}

const CERTIFICATE = join(import.meta.dirname, 'tls', 'node.crt');
const PRIVATE_KEY = join(import.meta.dirname, 'tls', 'node.key');

function bind(server: Server, port: number, credentials: ServerCredentials): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, bound) => {
      if (error === null) resolve(bound);
      else reject(error);
    });
  });
}
