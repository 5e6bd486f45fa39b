import { setTimeout as delay } from 'node:timers/promises';
import { Child } from '../child/child.js';

/** A server, as its process comes and goes; its port stays. */
export class ServerProcess {
  private child: Child | null = null;
  private port = '0';

  /** @param program the server's file: its source, or what was built of it, which starts faster */
  constructor(
    private readonly store: string,
    private readonly program = 'apps/server/src/main.ts',
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isAlive(): boolean {
    return this.child?.isAlive === true;
  }

  /** What it has written last, for a report. */
  get lastWritten(): string {
    const { out = '', err = '' } = this.child?.written ?? {};
    return (out + err).slice(-2000);
  }

  /** @param more arguments of the command line */
  async start(...more: readonly string[]): Promise<void> {
    const limits = { STACKTRAIL_CREATIONS_PER_MINUTE: '1000000', STACKTRAIL_HEAVY_READS_PER_MINUTE: '1000000' };
    const args = ['--port', this.port, '--no-sample', '--log', 'text', ...more];
    this.child = new Child(this.program, args, { ...limits, STACKTRAIL_STORE: this.store });
    const [, port = ''] = await this.child.line(/^Stacktrail is at http:\/\/127\.0\.0\.1:(\d+)/);
    this.port = port;
  }

  kill(): Promise<unknown> {
    return this.child?.end('SIGKILL') ?? Promise.resolve();
  }

  stop(): Promise<unknown> {
    return this.child?.end('SIGTERM') ?? Promise.resolve();
  }
}

/** A cluster of two nodes that speak EventStoreDB's protocol, and the servers on it. */
export class Deployment {
  private constructor(
    private readonly node: Child,
    readonly servers: readonly ServerProcess[],
    readonly storeUri: string,
  ) {}

  static async start(servers: number): Promise<Deployment> {
    const node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', ['two']);
    const [, beside] = await node.line(/^beside (\d+)$/);
    const [port] = await node.line(/^\d+$/);
    const uri = `esdb://127.0.0.1:${port},127.0.0.1:${beside}?tls=false&discoveryInterval=50&gossipTimeout=1`;
    const all = Array.from({ length: servers }, () => new ServerProcess(uri));
    const deployment = new Deployment(node, all, uri);
    await deployment.order('start');
    await deployment.order('change leader');
    await Promise.all(all.map((server) => server.start()));
    return deployment;
  }

  /** Tells the nodes what to do: see `serve-node.ts`. */
  order(line: string): Promise<void> {
    return this.node.ask(line);
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.node.end('end of input');
  }
}

/** What goes wrong in a round. */
export interface Fault {
  readonly name: string;
  /** What `/health` has to say of the store meanwhile; `null` where it can be read and not be appended to. */
  readonly isStoreThere: boolean | null;
  readonly happen: (deployment: Deployment, lastsMs: number) => Promise<void>;
}

const during =
  (first: string, then: string) =>
  async (deployment: Deployment, lastsMs: number): Promise<void> => {
    await deployment.order(first);
    await delay(lastsMs);
    await deployment.order(then);
  };

export const faults: readonly Fault[] = [
  { name: 'the nodes are killed', isStoreThere: false, happen: during('kill', 'start') },
  { name: 'the nodes hang', isStoreThere: false, happen: during('freeze', 'thaw') },
  { name: 'the quorum is lost', isStoreThere: null, happen: during('lose quorum', 'regain quorum') },
  { name: 'another node leads', isStoreThere: true, happen: (deployment) => deployment.order('change leader') },
  { name: 'an append is refused', isStoreThere: true, happen: (deployment) => deployment.order('refuse once') },
  {
    name: 'an answer dies with its node',
    isStoreThere: true,
    happen: (deployment) => deployment.order('die in answer'),
  },
];

/** The servers are killed, one after the other, each while the others serve. */
export const serverKilled: Fault = {
  name: 'a server is killed',
  isStoreThere: true,
  happen: async ({ servers }, lastsMs) => {
    const [server] = servers.filter(({ isAlive }) => isAlive).sort(() => Math.random() - 0.5);
    await server?.kill();
    await delay(lastsMs);
    await server?.start();
  },
};
