import { parseArgs } from 'node:util';
import { playRounds } from './rounds.js';

/**
 * `npm run test:faults -- [--rounds 200] [--games 20] [--servers 1] [--least 1] [--most 60] [--minutes M] [--pause 100]
 * [--built]`: rounds of random faults, of so many seconds, under games that are played by HTTP, each of which waits so
 * many milliseconds after an answer; after so many minutes no other round begins. Several servers have a projector, and
 * are killed as it is. `--built` takes the programs that `npm run build` has made, which start faster. The exit code is
 * 1 where something is lost, doubled, late or told wrongly.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    games: { type: 'string', default: '20' },
    servers: { type: 'string', default: '1' },
    least: { type: 'string', default: '1' },
    most: { type: 'string', default: '60' },
    pause: { type: 'string', default: '100' },
    built: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
/** How many wrong answers have been shown. */
let told = 0;
const { record, checked, health, ended, different } = await playRounds({
  rounds: Number(values.rounds),
  games: Number(values.games),
  servers: Number(values.servers),
  lastsMs: [Number(values.least) * 1000, Number(values.most) * 1000],
  mostMs: Number(values.minutes) * 60_000,
  pauseMs: Number(values.pause),
  programs: values.built ? 'built' : 'source',
  onRound: (round, fault, { acknowledged, unavailable, boards, wrong }) => {
    const seconds = Math.round(performance.now() / 1000);
    console.log(
      `${seconds} s: ${round + 1}. ${fault}; so far ${acknowledged.length} acknowledged, ${unavailable} × 503, ${boards} boards, ${wrong.length} wrong`,
    );
    for (const each of wrong.slice(told, told + 5)) console.log(`  ${each}`);
    told = wrong.length;
  },
});
const { acknowledged, wrong, unavailable, boards, slowestMs } = record;
console.log({ acknowledged: acknowledged.length, unavailable, boards, slowestMs: Math.round(slowestMs), ...checked });
console.log({ health: health.asked, healthWrong: health.wrong, ended, different, wrong: wrong.slice(0, 20) });
const { lost, doubled, unknown, broken } = checked;
const isWell = [lost, doubled, unknown, broken, wrong, health.wrong, ended, different].every(
  ({ length }) => length === 0,
);
process.exitCode = isWell ? 0 : 1;
