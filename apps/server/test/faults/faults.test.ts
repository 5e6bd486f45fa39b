import { expect, test } from '@jest/globals';
import { playRounds, type RoundsReport } from './rounds.js';

/** Seconds; `npm run test:faults` has longer faults, and more of them. */
const lastsMs = [1_000, 3_000] as const;
/** The long form holds the server to what it promises; here the machine may be slow. */
const patience = { requestMs: 20_000, healthMs: 3_500 };

function expectNothingLost({ record, checked, ended, health, different }: RoundsReport, games: number): void {
  expect(checked).toEqual({ games: expect.any(Number), lost: [], doubled: [], unknown: [], broken: [] });
  expect(checked.games).toBeGreaterThanOrEqual(games);
  expect(record.acknowledged.length).toBeGreaterThanOrEqual(5 * games);
  expect(record.wrong).toEqual([]);
  expect(ended).toEqual([]);
  expect(health.wrong).toEqual([]);
  expect(different).toEqual([]);
}

test('under each fault of the store no acknowledged answer is lost or doubled, none is late, and /health is true', async () => {
  const report = await playRounds({ rounds: 6, games: 10, servers: 1, answers: 50, lastsMs, patience });
  expectNothingLost(report, 10);
  expect(report.health.asked).toBeGreaterThan(10);
}, 300_000);

test('of two servers and a projector on one store each is killed under play: nothing is lost or doubled, every game verifies, and the read models are what others make of the store', async () => {
  const report = await playRounds({ rounds: 2, games: 6, servers: 2, answers: 30, lastsMs, patience });
  expectNothingLost(report, 6);
  expect(report.record.boards).toBeGreaterThan(0);
}, 300_000);
