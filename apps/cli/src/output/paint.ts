import type { Io } from '../io.js';

const codes = { red: 31, cyan: 36, dim: 2 } as const;

/** Text in a color, where a terminal shows it and NO_COLOR (no-color.org) doesn't forbid that. */
export function paint({ terminal }: Io, color: keyof typeof codes, text: string): string {
  const isOff = (process.env['NO_COLOR'] ?? '') !== '';
  return terminal === null || isOff ? text : `\u001b[${codes[color]}m${text}\u001b[0m`;
}
