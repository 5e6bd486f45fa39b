import { readFileSync } from 'node:fs';
import { readBundle, type Bundle } from '@stacktrail/match';
import { CommandError } from '../command-error.js';

/** Reads the bundle in a file. @throws CommandError if it can't be read; BundleRefused if it isn't what was written */
export function readBundleFile(file: string): Bundle {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `${file} can't be read: ${why}.`,
      'Bundles are made by “stacktrail export GAME --bundle FILE”.',
    );
  }
  return readBundle(text);
}
