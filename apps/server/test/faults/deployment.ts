import { Child } from '../child/child.js';
import { ProjectorProcess, ServerProcess } from './server-process.js';

/** Where the programs are: their sources, or what was built of them. */
export type Programs = 'source' | 'built';

const fileOf = (app: 'server' | 'projector', programs: Programs): string =>
  programs === 'built' ? `apps/${app}/dist/main.js` : `apps/${app}/src/main.ts`;

/** A cluster of two nodes that speak EventStoreDB's protocol, and what runs on it. */
export class Deployment {
  private constructor(
    private readonly node: Child,
    readonly servers: readonly ServerProcess[],
    /** Has the read models of several servers; one server has them itself. */
    readonly projector: ProjectorProcess | null,
    readonly storeUri: string,
    private readonly programs: Programs,
  ) {}

  /** @param servers how many; if more than one, a projector has their read models */
  static async start(servers: number, programs: Programs): Promise<Deployment> {
    const node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', ['two']);
    const [, beside] = await node.line(/^beside (\d+)$/);
    const [port] = await node.line(/^\d+$/);
    const uri = `esdb://127.0.0.1:${port},127.0.0.1:${beside}?tls=false&discoveryInterval=50&gossipTimeout=1`;
    const projector = servers > 1 ? new ProjectorProcess(uri, fileOf('projector', programs)) : null;
    const all = Array.from({ length: servers }, () => new ServerProcess(uri, fileOf('server', programs), projector));
    const deployment = new Deployment(node, all, projector, uri, programs);
    await deployment.order('start');
    await deployment.order('change leader');
    await projector?.start();
    await Promise.all(all.map((server) => server.start()));
    return deployment;
  }

  /** All that has to live. */
  get processes(): readonly (ServerProcess | ProjectorProcess)[] {
    return this.projector === null ? this.servers : [...this.servers, this.projector];
  }

  /** A server with read models of its own, which isn't started. */
  anotherServer(): ServerProcess {
    return new ServerProcess(this.storeUri, fileOf('server', this.programs));
  }

  /** Tells the nodes what to do: see `serve-node.ts`. */
  order(line: string): Promise<void> {
    return this.node.ask(line);
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((each) => each.stop()));
    await this.node.end('end of input');
  }
}
