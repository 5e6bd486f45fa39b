import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startServer } from './harness.js';
import { annsMain, answer, begin, doing, pass, passUntil, pendingAt, playLand, sitDown, takeSeats, type Table } from './table.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stacktrail-server-'));
});

afterAll(() => rm(folder, { recursive: true }));

const whatIsSeen = async (table: Table): Promise<object> => ({
  decision: (await table.seats[0]!.get(`${table.path}/decision`).expect(200)).body,
  board: (await table.seats[0]!.get(`${table.path}/board`).expect(200)).body,
  log: (await table.spectator.get(`${table.path}/log?limit=2000`).expect(200)).body,
});

test('a restart on the same file goes on at the same decision, in the middle of a cast too', async () => {
  const uri = `sqlite:${join(folder, 'games.sqlite')}`;
  const first = await startServer(uri);
  const table = await sitDown(first);
  await begin(table);
  await passUntil(table, annsMain(1));
  await playLand(table);
  const { options } = await pendingAt(table);
  const cast = options.actions.find((one: any) => one.action.do === 'cast');
  await answer(table, doing(cast.action), { commandId: 'the cast' });
  const before = await whatIsSeen(table);
  await first.stop();

  const second = await startServer(uri);
  const again = takeSeats(second, table.game, table.tokens, table.judgeToken);
  expect(await whatIsSeen(again)).toEqual(before);
  const repeated = { commandId: 'the cast', decision: 1, answer: pass };
  const { body } = await again.seats[0]!.post(`${again.path}/answers`, repeated).expect(200);
  expect(body.repeated).toBe(true);
  await answer(again, doing({ do: 'cancel' })).catch(() => undefined);
  await passUntil(again, annsMain(3));
  await second.stop();
});
