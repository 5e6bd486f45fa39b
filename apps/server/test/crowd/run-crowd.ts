import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playInCrowd } from './crowd.js';

/**
 * `npm run test:crowd -- [--games 50] [--rounds 3] [--seconds 20]`: people who play, by turns alone and beside a hostile
 * client. The exit code is 1 where somebody who plays gets a wrong answer, or waits more than three times as long.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'stacktrail-crowd-'));
const { quiet, attacked, answers, mostBytes, isAlive } = await playInCrowd({
  store: `sqlite:${join(folder, 'games.sqlite')}`,
  games: Number(values.games),
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  everyMs: 1000,
  hostility: { creations: 8, coldReads: 16, openReads: 8, slowBodies: 50, stalled: 600, idle: 1000, deafStreams: 50 },
});
rmSync(folder, { recursive: true });
const inMs = (ms: number): number => Math.round(ms * 10) / 10;
const factor = attacked.p99Ms / quiet.p99Ms;
console.log({
  quiet: { requests: quiet.tookMs.length, p99Ms: inMs(quiet.p99Ms), wrong: quiet.wrong.length },
  attacked: { requests: attacked.tookMs.length, p99Ms: inMs(attacked.p99Ms), wrong: attacked.wrong.length },
  factor: inMs(factor),
  mostMb: Math.round(mostBytes / 1_048_576),
  isAlive,
  answers,
});
console.log([...quiet.wrong, ...attacked.wrong].slice(0, 10));
process.exitCode = isAlive && quiet.wrong.length + attacked.wrong.length === 0 && factor <= 3 ? 0 : 1;
