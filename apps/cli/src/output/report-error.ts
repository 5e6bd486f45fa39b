import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { answersToErrors } from './known-errors.js';

/**
 * Writes an error to the error output: what is wrong, and what would have been right.
 *
 * @param json whether as JSON
 * @returns the exit code that the process should end with
 */
export function reportError(error: unknown, io: Io, json: boolean): number {
  const known = inWords(error);
  if (known === null) {
    io.err.write(
      `A fault of this program, please report it:\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
    return 1;
  }
  const { message, remedy, exitCode } = known;
  if (json) io.err.write(`${JSON.stringify({ error: { message, remedy } }, null, 2)}\n`);
  else io.err.write(`error: ${message}\n${remedy === null ? '' : `${remedy}\n`}`);
  return exitCode;
}

function inWords(error: unknown): CommandError | null {
  if (error instanceof CommandError) return error;
  return answersToErrors(error);
}
