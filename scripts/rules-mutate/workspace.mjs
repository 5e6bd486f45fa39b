import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';

const copied = ['libs', 'decks', 'scripts', 'package.json', 'jest.config.js', '.swcrc'];

/**
 * A copy of the repository to break: the user's own tree is never touched.
 *
 * @param {string} root
 */
export function workspace(root) {
  const copy = mkdtempSync(join(tmpdir(), 'rules-mutate-'));
  const wanted = (path) => !path.includes(`${sep}dist${sep}`) && !path.endsWith(`${sep}dist`);
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true, filter: wanted });
  for (const name of ['projections', 'apps']) mkdirSync(join(copy, name));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return {
    copy,
    /**
     * Runs test files, up to the first failure.
     *
     * @returns {'passed' | 'failed' | 'too long'}
     */
    run(tests, timeoutMs) {
      const jest = join('node_modules', 'jest', 'bin', 'jest.js');
      const args = ['--experimental-vm-modules', '--no-warnings', jest, '--silent', '--bail', '--roots', 'libs'];
      const { status, error } = spawnSync(
        process.execPath,
        [...args, '--reporters', 'default', '--runTestsByPath', ...tests],
        {
          cwd: copy,
          timeout: timeoutMs,
          killSignal: 'SIGKILL',
          stdio: 'ignore',
        },
      );
      if (error !== undefined) return 'too long';
      return status === 0 ? 'passed' : 'failed';
    },
    remove() {
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
