/** Something that text is written to. */
interface TextOutput {
  write(text: string): unknown;
}

/** What a command reads from and writes to. A test has its own. */
export interface Io {
  /** Takes answers. */
  readonly out: TextOutput;
  /** Takes errors and progress. */
  readonly err: TextOutput;
  /** The terminal that progress is shown on; `null` if the output is no terminal. */
  readonly terminal: NodeJS.WriteStream | null;
  /** The input of the process. */
  readonly input: () => AsyncIterable<Uint8Array | string>;
  /** The folder that relative paths start from. */
  readonly directory: string;
  /** The variables of the environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The input and output of this process. Where a reader such as `head` stops reading, the process ends without an error.
 */
export function processIo(): Io {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  return {
    out: process.stdout,
    err: process.stderr,
    terminal: process.stderr.isTTY ? process.stderr : null,
    input: () => process.stdin,
    directory: process.cwd(),
    environment: process.env,
  };
}
