import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { playInCrowd } from './crowd.js';

const folder = mkdtempSync(join(tmpdir(), 'stacktrail-crowd-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run test:crowd` is the long form, which measures how long people wait. */
test('people who play get every answer beside somebody who asks for all that is dear, and holds connections', async () => {
  const { quiet, attacked, answers, mostBytes, isAlive } = await playInCrowd({
    store: `sqlite:${join(folder, 'games.sqlite')}`,
    games: 4,
    rounds: 1,
    seconds: 3,
    everyMs: 200,
    hostility: { creations: 8, coldReads: 16, openReads: 8, slowBodies: 20, stalled: 100, idle: 100, deafStreams: 20 },
  });
  expect([quiet.wrong, attacked.wrong]).toEqual([[], []]);
  expect(quiet.tookMs.length).toBeGreaterThan(10);
  expect(attacked.tookMs.length).toBeGreaterThan(10);
  // Whoever asks too often is told so; nobody is answered with a fault of the server.
  const expected = ['200', '201', '404', '408', '429', '503'];
  expect(answers[0]!['201']).toBeGreaterThan(0);
  expect(Object.keys(answers[0]!).filter((status) => !expected.includes(status))).toEqual([]);
  expect(isAlive).toBe(true);
  expect(mostBytes).toBeLessThan(2 ** 30);
}, 120_000);
