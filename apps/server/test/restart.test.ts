import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { startServer, type Harness } from './harness.js';
import {
  actionsNow,
  annsMain,
  begin,
  doing,
  passUntil,
  pendingAt,
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
  const { table, command, before } = await during(uri, async (server) => {
    const table = await sitDown(server);
    await begin(table);
    await passUntil(table, annsMain(1));
    await playLand(table);
    const cast = (await actionsNow(table)).find((action) => action.do === 'cast');
    const { id } = await pendingAt(table);
    const command = { commandId: 'the-cast', decision: id, answer: doing(cast) };
    await table.seats[0]!.post(`${table.path}/answers`, command).expect(200);
    return { table, command, before: await whatIsSeen(table) };
  });

  await during(uri, async (server) => {
    const again = takeSeats(server, table.game, table.tokens, table.judgeToken);
    expect(await whatIsSeen(again)).toEqual(before);
    const { body } = await again.seats[0]!.post(`${again.path}/answers`, command).expect(200);
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

test('a server whose bots still play ends without a failure', async () => {
  const store = new MemoryEventStore();
  const server = await startServer(store);
  const failures = jest.fn();
  server.app.useLogger({ log: () => undefined, warn: () => undefined, error: failures });
  const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: '60 Forest', bot: 'random' }));
  await server.as().post('/games', { seats }).expect(201);
  await server.stop();
  expect(failures).not.toHaveBeenCalled();
  await expect(store.streams('game-')).rejects.toThrow('closed');
});
