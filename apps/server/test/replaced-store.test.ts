import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { caughtUp } from './caught-up.js';
import { startServer, type Harness, type Json } from './harness.js';
import { begin, pass, answer, sitDown, takeSeats, twoSeats, type Table } from './table.js';

describe('a store whose file another one has taken the place of, beside read models that stayed', () => {
  let folder: string;
  let store: string;
  let earlier: Table;
  let later: Table;
  let read: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replaced-'));
    store = join(folder, 'games.sqlite');
    await served(async (server) => {
      earlier = await sitDown(server);
      await begin(earlier);
    });
    await cp(store, join(folder, 'backup.sqlite'));
    await served(async (server) => {
      earlier = takeSeats(server, earlier.game, earlier.tokens, earlier.judgeToken);
      for (let i = 0; i < 4; i++) await answer(earlier, pass);
      later = await sitDown(server, { ...twoSeats, seed: 'later' });
      const { text } = await server.as().get('/events').buffer(true).expect(200);
      read = JSON.parse(text.trimEnd().split('\n').at(-1)!).position;
      expect((await server.as().get(`/events?after=${read}`).buffer(true).expect(200)).text).toBe('');
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function served<T>(use: (server: Harness) => Promise<T>): Promise<T> {
    const server = await startServer(`sqlite:${store}`);
    try {
      await caughtUp(server);
      return await use(server);
    } finally {
      await server.stop();
    }
  }

  const listed = async (server: Harness): Promise<readonly (readonly [string, number])[]> => {
    const { body } = await server.as().get('/games').expect(200);
    return body.map(({ game, revision }: Json) => [game, revision]);
  };

  test('games of the other one are not listed, and new ones are', async () => {
    await rename(store, join(folder, 'gone.sqlite'));
    await served(async (server) => {
      expect(await listed(server)).toEqual([]);
      const { game } = await sitDown(server, { ...twoSeats, seed: 'new' });
      expect((await listed(server)).map(([id]) => id)).toEqual([game]);
      await server.as().get(`${later.path}/board`).expect(404);
    });
  });

  test('a backup in its place: its games are where they were, and go on', async () => {
    await cp(join(folder, 'backup.sqlite'), store);
    await served(async (server) => {
      const table = takeSeats(server, earlier.game, earlier.tokens, earlier.judgeToken);
      const refused = await server.as().get(`/events?after=${read}`).expect(409);
      expect(refused.body).toMatchObject({ type: 'urn:stacktrail:problem:unknown-position' });
      expect(refused.body.detail).toContain('begins anew, with after=start');
      const { body } = await table.spectator.get(`${table.path}/events?limit=2000`).expect(200);
      const last: number = body.events.at(-1).envelope.revision;
      expect(await listed(server)).toEqual([[earlier.game, last]]);
      await answer(table, pass);
      expect((await table.spectator.get(`${table.path}/board`).expect(200)).body.revision).toBeGreaterThan(last);
    });
  });
});
