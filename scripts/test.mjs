import { join } from 'node:path';
import { installIfNeeded } from './install-if-needed.mjs';
import { run } from './run.mjs';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);

await installIfNeeded(root);
console.log(`> ${['vitest run', ...args].join(' ')}`);
await run(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args], { cwd: root });
