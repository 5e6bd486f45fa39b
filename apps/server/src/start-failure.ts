import { inspect } from 'node:util';
import { EventStoreError, withoutUserInfoOf } from '@stacktrail/event-store';
import { InvalidSetting } from './settings.js';
import { usage } from './usage.js';

/**
 * Why the server has not started, for whoever started it.
 *
 * @param given the arguments of this process: an error may quote them, but not the passwords in them
 */
export function startFailure(error: unknown, given: readonly string[]): string {
  return withoutUserInfoOf(given, inWords(error));
}

function inWords(error: unknown): string {
  if (error instanceof InvalidSetting) return `${error.message}\n\n${usage}`;
  if (error instanceof EventStoreError) return `The event store can't be opened. ${error.message}`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: another program listens there. Give another port with --port or PORT.`;
  }
  return inspect(error);
}
