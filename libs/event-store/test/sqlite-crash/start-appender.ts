import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { AppenderArguments } from './appender.js';

export type Appender = ChildProcessByStdio<null, Readable, null>;

/** Starts a process that appends to a file without an end and prints `stream last-revision` for each append. */
export function startAppender(file: string, streams: number, batchSize: number): Appender {
  const here = import.meta.dirname;
  const loader = pathToFileURL(join(here, '..', '..', '..', '..', 'scripts', 'typescript', 'loader.mjs')).href;
  const program = join(here, 'appender.ts');
  const args: AppenderArguments = [file, String(streams), String(batchSize)];
  return spawn(process.execPath, ['--import', loader, program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}
