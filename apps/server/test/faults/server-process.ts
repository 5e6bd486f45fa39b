import { Child } from '../child/child.js';

/** A program of ours that listens at a port, as its process comes and goes; its port stays. */
abstract class ListeningProcess {
  private child: Child | null = null;
  private heldPort = '0';

  get url(): string {
    return `http://127.0.0.1:${this.heldPort}`;
  }

  get isAlive(): boolean {
    return this.child?.isAlive === true;
  }

  /** What it has written last, for a report. */
  get lastWritten(): string {
    const { out = '', err = '' } = this.child?.written ?? {};
    return (out + err).slice(-2000);
  }

  protected get port(): string {
    return this.heldPort;
  }

  kill(): Promise<unknown> {
    return this.child?.end('SIGKILL') ?? Promise.resolve();
  }

  stop(): Promise<unknown> {
    return this.child?.end('SIGTERM') ?? Promise.resolve();
  }

  /** @param listening what it writes once it listens, with its port */
  protected async listen(child: Child, listening: RegExp): Promise<void> {
    this.child = child;
    const [, port = ''] = await child.line(listening);
    this.heldPort = port;
  }
}

/** The projector that has the read models of several servers. */
export class ProjectorProcess extends ListeningProcess {
  /** What the servers are told of it. */
  get environment(): Readonly<Record<string, string>> {
    return { STACKTRAIL_PROJECTOR: this.url, STACKTRAIL_PROJECTOR_TOKEN: 'a token of servers and projector' };
  }

  /** @param program its file: its source, or what was built of it, which starts faster */
  constructor(
    private readonly store: string,
    private readonly program = 'apps/projector/src/main.ts',
  ) {
    super();
  }

  async start(): Promise<void> {
    const environment = { ...this.environment, STACKTRAIL_STORE: this.store, PORT: this.port };
    await this.listen(new Child(this.program, [], environment), /^The projector is at http:\/\/127\.0\.0\.1:(\d+)/);
  }
}

export class ServerProcess extends ListeningProcess {
  /**
   * @param program the server's file: its source, or what was built of it, which starts faster
   * @param projector has its read models; it has them itself where absent
   */
  constructor(
    private readonly store: string,
    private readonly program = 'apps/server/src/main.ts',
    private readonly projector: ProjectorProcess | null = null,
  ) {
    super();
  }

  /** @param more arguments of the command line */
  async start(...more: readonly string[]): Promise<void> {
    const environment = {
      STACKTRAIL_CREATIONS_PER_MINUTE: '1000000',
      STACKTRAIL_HEAVY_READS_PER_MINUTE: '1000000',
      STACKTRAIL_STORE: this.store,
      ...this.projector?.environment,
    };
    const args = ['--port', this.port, '--no-sample', '--log', 'text', ...more];
    await this.listen(new Child(this.program, args, environment), /^Stacktrail is at http:\/\/127\.0\.0\.1:(\d+)/);
  }
}
