import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/**
 * `npm run test:node -- 24 [what jest takes]`: the tests on another version of Node.js, which comes from the npm
 * registry. They are those of `npm test`, and every process that they start runs on it too.
 */
const [version, ...args] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  console.error('Say which version of Node.js, such as “npm run test:node -- 24”.');
  process.exit(1);
}

const root = join(import.meta.dirname, '..');
// Not in node_modules, which the tests may install anew.
const folder = mkdtempSync(join(tmpdir(), 'stacktrail-node-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
await run('npm', [...install, `${platform}@${version}`], { cwd: folder, shell: process.platform === 'win32' });

const bin = join(folder, 'node_modules', platform, 'bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
await run(join(bin, 'node'), ['--version'], { cwd: root, env });
await run(join(bin, 'node'), [join(root, 'scripts', 'test.mjs'), ...args], { cwd: root, env });
