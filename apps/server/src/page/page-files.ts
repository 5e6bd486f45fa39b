import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that `npm run build` makes from `apps/viewer`. */
export const pageFolder = join(import.meta.dirname, '..', '..', '..', 'viewer', 'dist');

const index = join(pageFolder, 'index.html');

/**
 * The page's one document; `undefined` if it has not been built. It is read anew each time, because a build may replace
 * it.
 */
export function pageDocument(): string | undefined {
  return existsSync(index) ? readFileSync(index, 'utf8') : undefined;
}
