// The long form of test/kill.test.ts: `npm run test:kill -- 50` kills fifty games. It builds the command first and kills
// what was built, which starts faster than the source.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const [kills = '50', ...rest] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(kills)) {
  console.error(
    `error: “${kills}” is not how often to kill.\nSay a whole number from 1, such as npm run test:kill -- 50`,
  );
  process.exit(2);
}

function run(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

run([join('node_modules', '@typescript', 'native', 'bin', 'tsc'), '-b', join('apps', 'cli')]);
run([join('scripts', 'test.mjs'), join('apps', 'cli', 'test', 'kill.test.ts'), ...rest], {
  STACKTRAIL_KILLS: kills,
  STACKTRAIL_BUILT: '1',
});
