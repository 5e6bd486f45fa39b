import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { programArgs } from '@stacktrail/test-kit';

/** A server as `npm start` starts it, on a port of its own choice. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** @returns its exit code, or the signal that ended it */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<unknown>;
}

/** Starts a server in a folder, with the store that it has by default. */
export async function startServer(folder: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...programArgs('apps/server/src/main.ts'), '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^Stacktrail is at (http:.*)$/.exec(line) ?? [];
    if (url === undefined) continue;
    const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown> => {
      child.kill(signal);
      const [code, by] = (await exited) as [unknown, unknown];
      return code ?? by;
    };
    return { pid: child.pid ?? 0, url, end };
  }
  throw new Error('the server ended before it said where it is');
}
