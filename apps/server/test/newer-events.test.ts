import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { appendNewer } from './bricked-game.js';
import { caughtUp } from './caught-up.js';
import { startServer, type Harness, type Json } from './harness.js';
import { annsMain, begin, pass, passUntil, sitDown, takeSeats, twoSeats, type Table } from './table.js';

/** Two servers of different versions share a store while one after the other is replaced. */
let harness: Harness;
let table: Table;
let other: Table;
let revision: number;

const tooNew =
  'type: "RewindRequested" of version 99 is newer than version 1, up to which this Stacktrail reads it: use a newer Stacktrail';

beforeAll(async () => {
  const store = new MemoryEventStore();
  const before = await startServer(store);
  const first = await sitDown(before);
  await begin(first);
  await passUntil(first, annsMain(1));
  const second = await sitDown(before, { ...twoSeats, seed: 'sound' });
  revision = await appendNewer(store, first.game);
  harness = await startServer(store);
  await caughtUp(harness);
  table = takeSeats(harness, first.game, first.tokens, first.judgeToken);
  other = takeSeats(harness, second.game, second.tokens, second.judgeToken);
});

afterAll(() => harness.stop());

test('a game in which a newer Stacktrail has written is shown up to there, and it is said what reads the rest', async () => {
  const { body }: Json = await table.judge.get(table.path).expect(200);
  expect(body.damaged).toMatchObject({ revision, problem: tooNew });
  const board: Json = (await table.judge.get(`${table.path}/board`).expect(200)).body;
  expect(board.revision).toBe(revision - 1);
});

test('nobody can act in it, and nothing is stored', async () => {
  const { status, body }: Json = await table.seats[0]!.post(`${table.path}/answers`, {
    decision: revision - 1,
    answer: pass,
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(body)).toContain('use a newer Stacktrail');
});

test('other games go on', async () => {
  await begin(other);
});
