import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

export type CliProcess = ChildProcessByStdio<null, Readable, Readable>;

const here = import.meta.dirname;
const FROM_SOURCE = [
  '--import',
  pathToFileURL(join(here, '..', '..', '..', '..', 'scripts', 'typescript', 'loader.mjs')).href,
  join(here, '..', '..', 'src', 'main.ts'),
];
const BUILT = [join(here, '..', '..', 'bin', 'stacktrail.js')];

/** Starts `stacktrail` as a process of its own: from its source, or, where `STACKTRAIL_BUILT` is set, as it was built. */
export function startCli(folder: string, ...args: readonly string[]): CliProcess {
  const program = process.env['STACKTRAIL_BUILT'] === undefined ? FROM_SOURCE : BUILT;
  return spawn(process.execPath, [...program, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs `stacktrail` to its end. */
export async function cliProcess(
  folder: string,
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = startCli(folder, ...args);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, out, err };
}
