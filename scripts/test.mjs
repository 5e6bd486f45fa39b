import { join } from 'node:path';
import { installIfNeeded } from './install-if-needed.mjs';
import { jestCommand } from './jest/command.mjs';
import { run } from './run.mjs';

const root = join(import.meta.dirname, '..');
const { args, env } = jestCommand(root, process.argv.slice(2));

await installIfNeeded(root);
console.log(`> ${['jest', ...process.argv.slice(2)].join(' ')}`);
await run(process.execPath, args, { cwd: root, env });
