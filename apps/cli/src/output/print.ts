import type { Io } from '../io.js';

/** How a command answers: `--json` for programs, text for people. */
export interface AnswerOptions {
  readonly json: boolean;
}

/**
 * Writes a command's answer.
 *
 * @param value the answer as plain data
 * @param text the same for people, without a newline at the end
 */
export function print(io: Io, { json }: AnswerOptions, value: unknown, text: () => string): void {
  io.out.write(`${json ? JSON.stringify(value, null, 2) : text()}\n`);
}
