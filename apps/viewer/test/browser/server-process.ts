import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { programArgs } from '@stacktrail/test-kit';

/** A server as a process of its own, on a store in memory with the sample game. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** Where it is reached. */
    readonly address: string,
  ) {}

  static async start(...flags: readonly string[]): Promise<ServerProcess> {
    const args = [...programArgs('apps/server/src/main.ts'), '--store', 'memory', '--port', '0', ...flags];
    const limits = { STACKTRAIL_CREATIONS_PER_MINUTE: '10000', STACKTRAIL_HEAVY_READS_PER_MINUTE: '1000000' };
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...limits },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /https?:\/\/[\w.:[\]]+/.exec(line)?.[0];
      if (address !== undefined) {
        child.stdout.resume();
        return new ServerProcess(child, address);
      }
    }
    throw new Error(`the server ended before it was ready: ${errors}`);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('close', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }

  async get<T>(path: string, token?: string): Promise<T> {
    // A read model that is behind says so: one asks again.
    for (let attempt = 0; attempt < 20; attempt++) {
      const response = await fetch(this.address + path, { headers: headersFor(token) });
      if (response.status !== 503) return this.answerOf<T>(response);
    }
    throw new Error(`${path} was not there in time`);
  }

  async post<T>(path: string, body: object, token?: string): Promise<T> {
    const headers = { ...headersFor(token), 'Content-Type': 'application/json' };
    return this.answerOf<T>(await fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  private async answerOf<T>(response: Response): Promise<T> {
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
    return body as T;
  }
}

function headersFor(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}
