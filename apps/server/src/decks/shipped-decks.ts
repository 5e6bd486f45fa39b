import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'decks');

/** The deck lists that come with Stacktrail, by their names. */
export const shippedDecks: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => [basename(file, '.txt'), readFileSync(join(folder, file), 'utf8')]),
);
