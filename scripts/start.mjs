import { join } from 'node:path';
import { installIfNeeded } from './install-if-needed.mjs';
import { buildPage } from './build-page.mjs';
import { run } from './run.mjs';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);

await installIfNeeded(root);
console.log('> tsc -b');
await run(process.execPath, [join('node_modules', '@typescript', 'native', 'bin', 'tsc'), '-b'], { cwd: root });
await buildPage(root);
console.log('> stacktrail server');
await run(process.execPath, [join('apps', 'server', 'dist', 'main.js'), ...args], { cwd: root });
