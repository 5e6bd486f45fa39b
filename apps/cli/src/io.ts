/** Something that text is written to. */
interface TextOutput {
  write(text: string): unknown;
}

/** The world around a command: what it writes to and where it stands. A test brings its own. */
export interface Io {
  /** For answers. */
  readonly out: TextOutput;
  /** For errors and progress. */
  readonly err: TextOutput;
  /** The terminal that progress is shown on; `null` where nobody watches. */
  readonly terminal: NodeJS.WriteStream | null;
  /** What comes on the input. */
  readonly input: () => AsyncIterable<Uint8Array | string>;
  /** What relative paths are relative to. */
  readonly directory: string;
}

/** The world of this process. A reader that stops reading, such as `head`, ends it quietly. */
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
  };
}
