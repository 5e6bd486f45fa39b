import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { fileOf } from './find-deck.js';

/** What files of decks are called: of a folder, others are not read. */
const ending = /\.(?:txt|dek|dec|dck|mwdeck|jsonl|ndjson)(?:\.gz)?$/i;

/**
 * The files that are meant: those of a folder, in the order of their names, with those of the folders in it.
 *
 * @param given files, folders, `-` for standard input, or names of lists in `decks/`
 * @throws CommandError if there is none of that name, or no file of decks in a folder
 */
export function deckFiles(io: Io, given: readonly string[]): readonly string[] {
  return given.flatMap((each) => {
    if (each === '-') return [each];
    const file = fileOf(io, each);
    return statSync(file).isDirectory() ? filesIn(file) : [file];
  });
}

function filesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .sort()
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());
  if (files.length > 0) return files;
  throw new CommandError(
    `There is no file of decks in ${folder}.`,
    'Their names end in .txt, .dek, .dec, .dck or .jsonl.',
  );
}

/** What the one list of a file is called. */
export function deckName(file: string): string {
  return file === '-' ? 'input' : basename(file).replace(ending, '');
}
