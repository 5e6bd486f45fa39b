import { parseArgs } from 'node:util';
import { playRounds } from './rounds.js';

/**
 * `npm run test:faults -- [--rounds 200] [--games 20] [--servers 1] [--least 1] [--most 60]`: rounds of random faults,
 * of so many seconds, under games that are played by HTTP. The exit code is 1 where something is lost, doubled, late or
 * told wrongly.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    games: { type: 'string', default: '20' },
    servers: { type: 'string', default: '1' },
    least: { type: 'string', default: '1' },
    most: { type: 'string', default: '60' },
  },
});
const { record, checked, health, ended } = await playRounds({
  rounds: Number(values.rounds),
  games: Number(values.games),
  servers: Number(values.servers),
  lastsMs: [Number(values.least) * 1000, Number(values.most) * 1000],
  onRound: (round, fault, { acknowledged, unavailable, wrong }) =>
    console.log(
      `${round + 1}. ${fault}; so far ${acknowledged.length} acknowledged, ${unavailable} × 503, ${wrong.length} wrong`,
    ),
});
const { acknowledged, wrong, unavailable, slowestMs } = record;
console.log({ acknowledged: acknowledged.length, unavailable, slowestMs: Math.round(slowestMs), ...checked });
console.log({ health: health.asked, healthWrong: health.wrong, ended, wrong: wrong.slice(0, 20) });
const { lost, doubled, unknown, broken } = checked;
const isWell = [lost, doubled, unknown, broken, wrong, health.wrong, ended].every(({ length }) => length === 0);
process.exitCode = isWell ? 0 : 1;
