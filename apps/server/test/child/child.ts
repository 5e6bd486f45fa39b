import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { programArgs } from '@stacktrail/test-kit';

/** A program of this repository as a process of its own, from its source, or as it was built. */
export class Child {
  /** All that it has written, to its output and its error output. */
  readonly written = { out: '', err: '' };
  private readonly process: ChildProcessByStdio<Writable, Readable, Readable>;
  private readonly lines: AsyncIterableIterator<string>;
  private readonly exited: Promise<unknown[]>;

  /** @param program its path from the repository's root, in TypeScript or as it was built */
  constructor(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const child = spawn(process.execPath, [...programArgs(program), ...args], {
      env: { ...process.env, ...environment },
      stdio: 'pipe',
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (this.written.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.written.err += text));
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    this.exited = once(child, 'close');
    this.process = child;
  }

  /** Waits for a line of its output that has this, and gives what was found. */
  async line(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const { done, value } = await this.lines.next();
      if (done === true) throw new Error(`ended before ${pattern.source}: ${this.written.out}${this.written.err}`);
      const found = pattern.exec(value);
      if (found !== null) return found;
    }
  }

  /** Writes a line to its input and waits for one of its output. */
  async ask(line: string): Promise<void> {
    this.process.stdin.write(`${line}\n`);
    await this.line(/./);
  }

  /** Ends it, by a signal or by the end of its input. @returns its exit code, or the signal that ended it */
  async end(how: 'SIGTERM' | 'SIGKILL' | 'end of input'): Promise<unknown> {
    if (how === 'end of input') this.process.stdin.end();
    else this.process.kill(how);
    return this.exit();
  }

  /** Whether it has not ended yet. */
  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Waits until it has ended. @returns its exit code, or the signal that ended it */
  async exit(): Promise<unknown> {
    const [code, signal] = await this.exited;
    return code ?? signal;
  }
}
