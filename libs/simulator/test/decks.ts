import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '..', 'decks');

/** The first two of the lists that come with Stacktrail. */
export const lists: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .slice(0, 2)
  .map((name) => readFileSync(join(folder, name), 'utf8'));
