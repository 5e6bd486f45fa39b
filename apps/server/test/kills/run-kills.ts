import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playWhileKilled } from './kills.js';

/**
 * `npm run test:server-kills -- [--kills 1000] [--games 20] [--most 1500] [--late 11500]`, after `npm run build`: a server
 * that is killed under play, each time so many milliseconds after it listens or after its first answer, at most; a
 * request that takes `--late` milliseconds is wrong. The exit code is 1 where something is lost, doubled or told wrongly.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    games: { type: 'string', default: '20' },
    most: { type: 'string', default: '1500' },
    late: { type: 'string', default: '11500' },
  },
});
/** How many wrong answers have been shown. */
let told = 0;
const folder = mkdtempSync(join(tmpdir(), 'stacktrail-kills-'));
const { record, checked, different, compared } = await playWhileKilled({
  kills: Number(values.kills),
  games: Number(values.games),
  mostMs: Number(values.most),
  answers: 1,
  requestMs: Number(values.late),
  file: join(folder, 'games.sqlite'),
  program: 'apps/server/dist/main.js',
  onKill: (kill, { acknowledged, wrong: soFar }) => {
    for (const each of soFar.slice(told)) console.log(`  ${each}`);
    told = soFar.length;
    if ((kill + 1) % 10 !== 0) return;
    const seconds = Math.round(performance.now() / 1000);
    console.log(`${seconds} s: ${kill + 1} kills; so far ${acknowledged.length} acknowledged, ${told} wrong`);
  },
});
rmSync(folder, { recursive: true });
const { acknowledged, wrong } = record;
console.log({ acknowledged: acknowledged.length, ...checked, compared, different, wrong: wrong.slice(0, 20) });
const { lost, doubled, unknown, broken } = checked;
const isWell = [lost, doubled, unknown, broken, different, wrong].every(({ length }) => length === 0);
process.exitCode = isWell ? 0 : 1;
