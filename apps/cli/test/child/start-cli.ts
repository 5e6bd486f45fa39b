import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { programArgs } from '@stacktrail/test-kit';

export type CliProcess = ChildProcessByStdio<null, Readable, Readable>;

const here = import.meta.dirname;
const LOADER = [
  '--import',
  pathToFileURL(join(here, '..', '..', '..', '..', 'scripts', 'typescript', 'loader.mjs')).href,
];
const SOURCE = join(here, '..', '..', 'src', 'main.ts');

/** Starts `stacktrail` as a process of its own. */
export function startCli(folder: string, ...args: readonly string[]): CliProcess {
  const called = [...programArgs('apps/cli/src/main.ts'), ...args];
  return spawn(process.execPath, called, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The addresses of the modules that `stacktrail` loads, run from its source to its end. */
export async function modulesLoaded(folder: string, ...args: readonly string[]): Promise<readonly string[]> {
  const logged = ['--import', pathToFileURL(join(here, 'log-loads.mjs')).href];
  const child = spawn(process.execPath, [...LOADER, ...logged, SOURCE, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { err } = await endOf(child);
  return err.split('\n').filter((line) => line.startsWith('file:'));
}

/** What a process wrote, and how it ended. */
interface EndedProcess {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `stacktrail` to its end. */
export function cliProcess(folder: string, ...args: readonly string[]): Promise<EndedProcess> {
  return endOf(startCli(folder, ...args));
}

/** Waits for the end of a process. */
async function endOf(child: CliProcess): Promise<EndedProcess> {
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, out, err };
}
