import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServer, type Harness, type Json } from './harness.js';
import { forestsAndFinks } from './table.js';

const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: forestsAndFinks }));

describe('a private game', () => {
  let server: Harness;
  let created: Json;
  let open: Json;
  let paths: readonly string[];
  beforeAll(async () => {
    server = await startServer();
    created = (await server.as().post('/games', { seats, private: true }).expect(201)).body;
    open = (await server.as().post('/games', { seats }).expect(201)).body;
    const { body } = await server.as().get('/docs-json').expect(200);
    paths = Object.entries<Json>(body.paths)
      .filter(([path, methods]) => 'get' in methods && path.startsWith('/games/{game}'))
      .map(([path]) => path.replace('{revision}', '0'));
  });
  afterAll(() => server.stop());

  const at = (path: string, { game }: Json): string => path.replace('{game}', game);

  test('can be read by no address without a token of it', async () => {
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      const { status, body } = await server.as().get(at(path, created));
      expect([path, status, body.type]).toEqual([path, 401, 'urn:stacktrail:problem:unknown-token']);
      const stranger = await server.as(open.seats[0].token).get(at(path, created));
      expect([path, stranger.status]).toEqual([path, 401]);
    }
  });

  test('is read by its seats and its judge', async () => {
    for (const token of [created.seats[0].token, created.seats[1].token, created.judgeToken]) {
      await server.as(token).get(at('/games/{game}', created)).expect(200);
      const { body } = await server.as(token).get(at('/games/{game}/board', created)).expect(200);
      expect(body.revision).toBe(created.revision);
    }
  });

  test('is not listed, and any other game is', async () => {
    const { body } = await server.as().get('/games').expect(200);
    expect(body.map(({ game }: Json) => game)).toEqual([open.game]);
  });

  test('stays private once a token was replaced', async () => {
    const { body } = await server.as(created.judgeToken).post(at('/games/{game}/tokens', created)).expect(200);
    expect(body.token).toMatch(/^[\w-]{32}$/);
    await server.as(body.token).get(at('/games/{game}/board', created)).expect(200);
    await server.as().get(at('/games/{game}/board', created)).expect(401);
  });
});
