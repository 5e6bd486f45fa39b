import { type ChildProcessByStdio, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Reading } from './reader.js';

const here = import.meta.dirname;
const loader = pathToFileURL(join(here, '..', '..', '..', '..', 'scripts', 'typescript', 'loader.mjs')).href;

/** A process that reads damaged files, so that a test survives one that ends it. */
export class ReadingProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;

  constructor(streams: readonly string[], options: Pick<SpawnOptions, 'uid'> = {}) {
    const args = ['--import', loader, join(here, 'reader.ts'), ...streams];
    this.#child = spawn(process.execPath, args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** @returns `null` if the process ended over it */
  async read(file: string): Promise<Reading | null> {
    this.#child.stdin.write(`${file}\n`);
    const { done, value } = await this.#lines.next();
    return done === true ? null : (JSON.parse(value) as Reading);
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  async end(): Promise<void> {
    this.#child.stdin.end();
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
  }
}
