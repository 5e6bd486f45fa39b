import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../problem/problem.js';

/** How long a request may wait before its answer begins. */
export const requestDeadlineMs = 10_000;

/**
 * Answers a request whose answer has not begun in time, whatever it waits for: a store that hangs, or the commands
 * before it. What it asked for may still be done; a command is safe to send again with its id.
 */
export function requestDeadline(
  deadlineMs: number,
): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void {
  return (_request, response, next) => {
    const timer = setTimeout(() => {
      if (!response.headersSent) next(tooLate(deadlineMs));
    }, deadlineMs);
    response.once('close', () => {
      clearTimeout(timer);
    });
    next();
  };
}

function tooLate(deadlineMs: number): Problem {
  return new Problem(
    'too-slow',
    `There was no answer within ${deadlineMs} ms. Whether a command was carried out is unknown: send it again with the same commandId.`,
  );
}
