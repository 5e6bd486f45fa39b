import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Installs the pinned dependencies where `node_modules` is missing or older than the lockfile. */
export async function installIfNeeded(root) {
  const reason = reasonToInstall(root);
  if (reason === undefined) return;
  console.log(`> ${reason}: npm ci`);
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, shell: process.platform === 'win32' });
}

function reasonToInstall(root) {
  // npm writes this file last, so a half-finished install counts as none.
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'dependencies are not installed';
  const wanted = join(root, 'package-lock.json');
  if (statSync(wanted).mtimeMs > statSync(installed).mtimeMs) return 'package-lock.json is newer than node_modules';
  return undefined;
}
