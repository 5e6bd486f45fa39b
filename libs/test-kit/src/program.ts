import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..', '..');
const loader = pathToFileURL(join(root, 'scripts', 'typescript', 'loader.mjs')).href;

/**
 * What Node is called with to run a program of this repository in a process of its own: its source, or, where
 * `STACKTRAIL_BUILT` is set, what `npm run build` has made of it, which starts in half the time.
 *
 * @param program from the repository's root, such as `apps/cli/src/main.ts`; one of a test is never built
 * @returns the arguments before the program's own
 */
export function programArgs(program: string): readonly string[] {
  const isBuilt = process.env['STACKTRAIL_BUILT'] !== undefined;
  const file = isBuilt ? program.replace(/^(apps\/\w+)\/src\/(.*)\.ts$/, '$1/dist/$2.js') : program;
  return file.endsWith('.ts') ? ['--import', loader, join(root, file)] : [join(root, file)];
}
