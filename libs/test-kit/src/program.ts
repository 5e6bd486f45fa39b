import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..', '..');
const loader = pathToFileURL(join(root, 'scripts', 'typescript', 'loader.mjs')).href;

/** What a process of its own is started with. */
export interface ProgramCall {
  /** For Node, before the program's own arguments. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/**
 * How Node runs a program of this repository: from its source, or, where `STACKTRAIL_BUILT` is set, as `npm run build` has
 * built it, which starts in half the time. What is no app's source, or was built, is run as it is.
 *
 * @param program from the repository's root, such as `apps/cli/src/main.ts`
 */
export function programCall(program: string): ProgramCall {
  const isBuilt = process.env['STACKTRAIL_BUILT'] !== undefined;
  const file = isBuilt ? program.replace(/^(apps\/\w+)\/src\/(.*)\.ts$/, '$1/dist/$2.js') : program;
  if (file.endsWith('.ts')) return { args: ['--import', loader, join(root, file)], env: process.env };
  // The runner of the tests hands its loader on, which would find the sources of our packages.
  const options = (process.env['NODE_OPTIONS'] ?? '').split(' ').filter((option) => option !== `--import=${loader}`);
  return { args: [join(root, file)], env: { ...process.env, NODE_OPTIONS: options.join(' ') } };
}
