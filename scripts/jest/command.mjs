import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What Node is called with to run Jest. The processes that Jest starts inherit the loader.
 *
 * @param {string} root the repository, or a copy of it, whose sources are tested; the working folder of the call
 * @param {readonly string[]} args for Jest
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
export function jestCommand(root, args) {
  const loader = pathToFileURL(join(root, 'scripts', 'typescript', 'loader.mjs')).href;
  const nodeOptions = [process.env.NODE_OPTIONS, `--import=${loader}`].filter(Boolean).join(' ');
  return {
    args: [join('node_modules', 'jest', 'bin', 'jest.js'), ...args],
    env: { ...process.env, NODE_OPTIONS: nodeOptions },
  };
}
