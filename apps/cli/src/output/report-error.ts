import { withoutUserInfoOf } from '@stacktrail/event-store';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { asCommandError } from './known-errors.js';

/**
 * Writes an error to the error output: what is wrong, and what would have been right. With `--json` it is JSON.
 *
 * @param args the command line; an error may quote it, but not the passwords in it
 * @returns the exit code that the process should end with
 */
export function reportError(error: unknown, io: Io, args: readonly string[]): number {
  const shown = (text: string): string => withoutUserInfoOf(args, text);
  const known = inWords(error);
  if (known === null) {
    const stack = error instanceof Error ? error.stack : String(error);
    io.err.write(`A fault of this program, please report it:\n${shown(stack ?? '')}\n`);
    return 1;
  }
  const message = shown(known.message);
  const remedy = known.remedy === null ? null : shown(known.remedy);
  if (args.includes('--json')) io.err.write(`${JSON.stringify({ error: { message, remedy } }, null, 2)}\n`);
  else io.err.write(`error: ${message}\n${remedy === null ? '' : `${remedy}\n`}`);
  return known.exitCode;
}

function inWords(error: unknown): CommandError | null {
  if (error instanceof CommandError) return error;
  return asCommandError(error);
}
