import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * Builds the repository where the workspace that is being packed (npm runs `prepack` in its folder) has not been built.
 * What the compiler says goes to the error output: that of `npm pack --json` is JSON.
 */
const root = join(import.meta.dirname, '..');
const compiler = join('node_modules', '@typescript', 'native', 'bin', 'tsc');

if (!existsSync('dist')) await run(process.execPath, [compiler, '-b'], { cwd: root, stdio: ['ignore', 2, 2] });
