import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startServer, type Harness } from './harness.js';
import {
  actionsNow,
  annsMain,
  answer,
  begin,
  doing,
  pass,
  passUntil,
  playLand,
  sitDown,
  takeSeats,
  type Table,
} from './table.js';

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
  const { table, before } = await during(uri, async (server) => {
    const table = await sitDown(server);
    await begin(table);
    await passUntil(table, annsMain(1));
    await playLand(table);
    const cast = (await actionsNow(table)).find((action) => action.do === 'cast');
    await answer(table, doing(cast), { commandId: 'the-cast' });
    return { table, before: await whatIsSeen(table) };
  });

  await during(uri, async (server) => {
    const again = takeSeats(server, table.game, table.tokens, table.judgeToken);
    expect(await whatIsSeen(again)).toEqual(before);
    const repeated = { commandId: 'the-cast', decision: 1, answer: pass };
    const { body } = await again.seats[0]!.post(`${again.path}/answers`, repeated).expect(200);
    expect(body.repeated).toBe(true);
    await passUntil(again, annsMain(3));
  });
});

async function during<T>(uri: string, use: (server: Harness) => Promise<T>): Promise<T> {
  const server = await startServer(uri);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}
