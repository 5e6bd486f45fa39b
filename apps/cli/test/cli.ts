import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { runCli } from '../src/run-cli.js';

/** What a command wrote, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder of its own for a test, in which `stacktrail` is run. */
export class Workplace {
  readonly folder = mkdtempSync(join(tmpdir(), 'stacktrail-cli-'));

  /** The variables of the environment. */
  environment: Readonly<Record<string, string>> = {};

  /** What comes on the input. */
  input = '';

  /** Runs a command line in this process. */
  async run(...args: readonly string[]): Promise<Ran> {
    const written = { out: '', err: '' };
    const io = {
      out: { write: (text: string) => (written.out += text) },
      err: { write: (text: string) => (written.err += text) },
      terminal: null,
      input: () => Readable.from([Buffer.from(this.input)]),
      directory: this.folder,
      environment: this.environment,
    };
    const code = await runCli(args, io);
    return { code, ...written };
  }

  /** Runs a command line that must succeed, with `--json`, and gives its answer. */
  async json<T>(...args: readonly string[]): Promise<T> {
    const { code, out, err } = await this.run(...args, '--json');
    if (code !== 0) throw new Error(`stacktrail ${args.join(' ')} ended with ${code}: ${err}`);
    return JSON.parse(out) as T;
  }

  file(name: string): string {
    return join(this.folder, name);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
