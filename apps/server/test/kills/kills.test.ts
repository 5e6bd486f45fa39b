import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { playWhileKilled } from './kills.js';

const folder = mkdtempSync(join(tmpdir(), 'stacktrail-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run test:server-kills` kills a thousand times. */
test('of a server that is killed under play nothing acknowledged is lost or doubled, and its read models are what others make of the store', async () => {
  const { record, checked, different, compared } = await playWhileKilled({
    kills: 3,
    games: 6,
    mostMs: 1_500,
    answers: 6,
    requestMs: 20_000,
    file: join(folder, 'games.sqlite'),
  });
  expect(checked).toEqual({ games: expect.any(Number), lost: [], doubled: [], unknown: [], broken: [] });
  expect(checked.games).toBeGreaterThanOrEqual(6);
  expect(record.acknowledged.length).toBeGreaterThanOrEqual(12);
  expect(record.wrong).toEqual([]);
  expect(compared).toBe(4 * checked.games);
  expect(different).toEqual([]);
}, 300_000);
