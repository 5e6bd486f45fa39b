import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { appendService } from './append-service.js';
import { batchAppendService } from './batch-append-service.js';
import { gossipService, supportedMethods } from './cluster-services.js';
import { deleteService, tombstoneService } from './delete-service.js';
import { FakeLog } from './fake-log.js';
import { Faults } from './faults.js';
import { readService } from './read-service.js';

/**
 * A server that speaks EventStoreDB's protocol over real gRPC, for the contract alone: the same contract suite runs
 * against a real server whenever `EVENTSTORE_URL` is set. Where the protocol leaves a choice, it is the strict one.
 */
export class EventStoreDbFake {
  readonly faults = new Faults();
  readonly #log = new FakeLog();
  #server: Server | undefined;
  #port = 0;

  /** Starts on a free port of 127.0.0.1. */
  static async start(): Promise<EventStoreDbFake> {
    const fake = new EventStoreDbFake();
    await fake.start();
    return fake;
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

  /** Starts anew what has been killed: the same port, the same log, an empty memory. */
  async start(): Promise<void> {
    this.#log.forgetRecentIds();
    const server = this.#serve();
    for (let attempt = 1; ; attempt++) {
      try {
        this.#port = await bind(server, this.#port);
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

  #serve(): Server {
    const server = new Server();
    server.addService(streams.StreamsService, {
      read: readService(this.#log, this.faults),
      append: appendService(this.#log, this.faults),
      batchAppend: batchAppendService(this.#log),
      delete: deleteService(this.#log),
      tombstone: tombstoneService(this.#log),
    });
    server.addService(features.ServerFeaturesService, { getSupportedMethods: supportedMethods });
    server.addService(gossip.GossipService, { read: gossipService(() => this.#port, this.faults) });
    return server;
  }
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
      if (error === null) resolve(bound);
      else reject(error);
    });
  });
}
