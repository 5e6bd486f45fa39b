import { readFileSync } from 'node:fs';
import type { Anchor } from '@stacktrail/match';
import { CommandError } from '../command-error.js';

/** The fields of an anchor, and what each holds. */
const fields: Readonly<Record<keyof Anchor, 'string' | 'number'>> = {
  version: 'number',
  game: 'string',
  events: 'number',
  head: 'string',
  origins: 'string',
  at: 'string',
  key: 'string',
  signature: 'string',
};

/**
 * The anchors in a file, one in each line.
 *
 * @throws CommandError if a line is none, with its number
 */
export function readAnchors(file: string): readonly Anchor[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(`The anchors in ${file} can't be read: ${why}.`, 'Make them by “stacktrail anchor”.');
  }
  return text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [anchorIn(line, file, i + 1)]));
}

function anchorIn(line: string, file: string, number: number): Anchor {
  const anchor = parsed(line);
  const lacks = Object.entries(fields).find(([name, type]) => typeof anchor?.[name] !== type);
  if (lacks === undefined && anchor?.['version'] === 1) return anchor as unknown as Anchor;
  const why = lacks === undefined ? 'its version is not 1' : `it has no ${lacks[1]} “${lacks[0]}”`;
  throw new CommandError(`Line ${number} of ${file} is no anchor: ${why}.`, 'Make anchors by “stacktrail anchor”.');
}

function parsed(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? (value as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}
