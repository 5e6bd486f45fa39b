import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const config = join('apps', 'viewer', 'vite.config.ts');

/** Builds the web page where it has not been built since its sources, or what it is built with, changed. */
export async function buildPage(root) {
  const built = join(root, 'apps', 'viewer', 'dist', 'index.html');
  const sources = ['src', 'index.html', 'vite.config.ts', 'package.json'].map((name) =>
    join(root, 'apps/viewer', name),
  );
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newest))) return;
  console.log('> vite build apps/viewer');
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  await run(process.execPath, [vite, 'build', join('apps', 'viewer'), '--config', config], { cwd: root });
}

/** When a file, or the last file of a folder, was changed. */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
