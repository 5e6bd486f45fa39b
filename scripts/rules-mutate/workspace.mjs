import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';
import { jestCommand } from '../jest/command.mjs';

const copied = ['libs', 'decks', 'scripts', 'package.json', 'jest.config.mjs', '.swcrc'];

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
     * Runs test files in one process, up to the first failure.
     *
     * @returns {Promise<'passed' | 'failed' | 'too long'>}
     */
    async run(tests, timeoutMs) {
      const { args, env } = jestCommand(copy, ['--silent', '--bail=1', '--maxWorkers=1', ...tests]);
      const child = spawn(process.execPath, args, { cwd: copy, env, stdio: 'ignore', detached: true });
      // A change may make the code run for ever: the process doesn't listen then, nor does the one that it started.
      const timer = setTimeout(() => killGroup(child), timeoutMs);
      const [code, signal] = await once(child, 'exit');
      clearTimeout(timer);
      if (signal !== null) return 'too long';
      return code === 0 ? 'passed' : 'failed';
    },
    remove() {
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

/** Ends a process and those that it has started, which are one group where the system has groups. */
function killGroup(child) {
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}
