import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { Prng } from '@stacktrail/kernel';
import { NEVER } from 'rxjs';
import { caughtUp } from './caught-up.js';
import { startServer, type Harness, type Json } from './harness.js';
import { begin, sitDown, takeSeats, type Table } from './table.js';

/** `STACKTRAIL_FLIPS=300` is the long form. */
const flips = Number(process.env['STACKTRAIL_FLIPS'] ?? 5);
const mark = 'stacktrail-read-model';

test('an answer from a read model that is behind says so; one that has everything doesn’t', async () => {
  const silent = Object.assign(new MemoryEventStore(), { subscribe: () => NEVER });
  const behind = await startServer(silent);
  expect((await behind.as().get('/games')).headers[mark]).toBe('behind');
  await behind.stop();
  const whole = await startServer();
  const table = await sitDown(whole);
  for (const page of ['board', 'log', 'statistics', 'events']) {
    expect((await table.spectator.get(`${table.path}/${page}`).expect(200)).headers).not.toHaveProperty(mark);
  }
  await whole.stop();
});

describe('read models whose file has come to harm while the server was down', () => {
  let folder: string;
  let uri: string;
  let table: Table;
  let before: Json;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harmed-'));
    uri = `sqlite:${join(folder, 'games.sqlite')}`;
    const server = await startServer(uri);
    table = await sitDown(server);
    await begin(table);
    before = await everything(server);
    await server.stop();
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function everything(server: Harness): Promise<Json> {
    const { judge, spectator, path } = takeSeats(server, table.game, table.tokens, table.judgeToken);
    const found: Record<string, Json> = { games: (await spectator.get('/games').expect(200)).body };
    for (const page of ['', '/board', '/board?at=9', '/log?limit=2000', '/statistics', '/events?limit=2000']) {
      const { body, headers } = await judge.get(path + page).expect(200);
      expect(headers).not.toHaveProperty(mark);
      found[page] = body;
    }
    return found;
  }

  test(`are made again: ${flips} flipped bits change no answer and end nothing`, async () => {
    const file = join(folder, 'games.read.sqlite');
    const chance = Prng.from('harm to read models');
    for (let flip = 0; flip < flips; flip++) {
      const bytes = await readFile(file);
      const at = chance.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
      await writeFile(file, bytes);
      const server = await startServer(uri);
      await caughtUp(server);
      expect({ at, answers: await everything(server) }).toEqual({ at, answers: before });
      await server.stop();
    }
  });
});
