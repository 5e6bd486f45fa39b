import { join } from 'node:path';
import { installIfNeeded } from './install-if-needed.mjs';
import { run } from './run.mjs';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);

await installIfNeeded(root);
console.log(`> ${['jest', ...args].join(' ')}`);
await run(
  process.execPath,
  // Nest 12 is ESM only, and Jest runs ES modules only behind this flag.
  [
    '--experimental-vm-modules',
    '--no-warnings=ExperimentalWarning',
    join('node_modules', 'jest', 'bin', 'jest.js'),
    ...args,
  ],
  { cwd: root },
);
