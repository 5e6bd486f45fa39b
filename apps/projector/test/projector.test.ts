import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { RecordedGame } from '@stacktrail/match/testing';
import supertest from 'supertest';
import { ProjectorModule } from '../src/projector.module.js';
import { InvalidSetting, readSettings } from '../src/settings.js';

const token = 'a token of servers and projector';

describe('a projector', () => {
  const store = new MemoryEventStore();
  let app: NestExpressApplication;
  let server: Server;
  let game: RecordedGame;
  const ask = (path: string, args: unknown, sent = token): supertest.Test =>
    supertest(server).post(`/read-models/${path}`).set('Authorization', `Bearer ${sent}`).send({ args });

  beforeAll(async () => {
    game = await RecordedGame.play('projector', 30);
    await game.store(store);
    const module = await Test.createTestingModule({
      imports: [ProjectorModule.on({ store, readModels: ':memory:' }, token)],
    }).compile();
    app = module.createNestApplication<NestExpressApplication>();
    app.useLogger(false);
    await app.listen(0, '127.0.0.1');
    server = app.getHttpServer();
    await ask('board/whenCaughtUp', [5000]).expect(200);
    await ask('log/whenCaughtUp', [5000]).expect(200);
  });
  afterAll(() => app.close());

  test('answers with how far the read model has come', async () => {
    const { body } = await ask('board/board', [game.id, 'spectator', null]).expect(200);
    expect(body.value.revision).toBe(game.length - 1);
    expect(body.progress).toMatchObject({ caughtUp: true, waiting: 0, deadLetters: 0 });
  });

  test('tells of a failure by its name and its fields', async () => {
    const { body } = await ask('board/board', [game.id, 'spectator', 100_000]).expect(200);
    const failure = { name: 'NoSuchRevision', game: game.id, revision: 100_000, last: game.length - 1 };
    expect(body.failure).toMatchObject(failure);
  });

  test('answers nobody without its token, which may see everybody’s hand', async () => {
    await ask('board/board', [game.id, 'judge', null], 'another token').expect(401);
    await supertest(server).post('/read-models/board/games').send({ args: [] }).expect(401);
  });

  test('answers no other question', async () => {
    for (const path of ['board/stop', 'board/constructor', 'cards/games', 'log/history']) {
      await ask(path, []).expect(404);
    }
    await ask('board/games', 'no list').expect(400);
  });

  test('tells whoever runs it how it is, and names no game', async () => {
    const health = await supertest(server).get('/health').expect(200);
    expect(health.body).toMatchObject({ status: 'up', problem: null });
    await supertest(server).get('/health/live').expect(204);
    await supertest(server).get('/health/ready').expect(200);
    const { text } = await supertest(server).get('/metrics').expect(200);
    expect(text).toContain('stacktrail_projection_caught_up{projection="board"} 1');
    expect(text + JSON.stringify(health.body)).not.toContain(game.id);
  });
});

test('a projector that is told to end answers what was asked before', async () => {
  const stores = { store: new MemoryEventStore(), readModels: ':memory:' };
  const module = await Test.createTestingModule({ imports: [ProjectorModule.on(stores, token)] }).compile();
  const app = module.createNestApplication<NestExpressApplication>();
  app.useLogger(false);
  await app.listen(0, '127.0.0.1');
  const asked = new Promise<void>((resolve) => app.getHttpServer().once('request', () => resolve()));
  const answer = fetch(`${await app.getUrl()}/read-models/board/waitFor`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ args: ['9999999999', 20_000] }),
  });
  await asked;
  await app.close();
  const { status, ...response } = await answer.then(async (got) => ({ status: got.status, body: await got.json() }));
  expect([status, response.body.failure]).toMatchObject([200, { name: 'ProjectionIsBehind', projection: 'board' }]);
});

describe('the settings of a projector', () => {
  const env = { STACKTRAIL_STORE: 'sqlite:games.sqlite', STACKTRAIL_PROJECTOR_TOKEN: token };

  test('name a store and a token', () => {
    const { token: read, port, readModels, log } = readSettings(env);
    expect({ read, port, readModels, log }).toEqual({ read: token, port: 3010, readModels: ':memory:', log: 'text' });
  });

  test.each([
    { STACKTRAIL_STORE: 'memory' },
    { STACKTRAIL_STORE: '' },
    { STACKTRAIL_PROJECTOR_TOKEN: 'short' },
    { STACKTRAIL_PROJECTOR_TOKEN: '' },
    { PORT: '70000' },
    { PORT: 'x' },
    { STACKTRAIL_LOG: 'xml' },
  ])('are refused with %j', (wrong) => {
    expect(() => readSettings({ ...env, ...wrong })).toThrow(InvalidSetting);
  });
});
