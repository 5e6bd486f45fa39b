import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { ServiceTokens } from '@stacktrail/match';
import { startServer, type Client, type Harness, type Json } from './harness.js';
import { sitDown, twoSeats, type Table } from './table.js';

const reason = 'both players asked for it';

describe('games that an operator deletes', () => {
  const store = new MemoryEventStore();
  let server: Harness;
  let operator: Client;
  let kept: Table;
  beforeAll(async () => {
    server = await startServer(store);
    operator = server.as((await new ServiceTokens(store).issue({ role: 'operator', name: 'Olga' })).secret);
    kept = await sitDown(server);
  });
  afterAll(() => server.stop());

  const over = async (game: object = {}): Promise<Table> => {
    const table = await sitDown(server, { ...twoSeats, seed: undefined, ...game });
    await table.seats[0]!.post(`${table.path}/concession`).expect(200);
    return table;
  };
  const feed = async (after = 'start'): Promise<readonly Json[]> => {
    const { text } = await server.as().get(`/events?after=${after}`).buffer(true).expect(200);
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  };

  test('are gone for everybody: each address of them answers 410, and no list has them', async () => {
    const table = await over();
    await server.as().get(`${table.path}/board`).expect(200);
    const { body } = await operator.delete(table.path, { reason }).expect(200);
    expect(body).toMatchObject({ game: table.game, by: 'Olga', reason, private: false, head: expect.any(String) });
    const { body: docs } = await server.as().get('/docs-json').expect(200);
    const paths = Object.entries<Json>(docs.paths).flatMap(([path, methods]) =>
      path.startsWith('/games/{game}') && 'get' in methods ? [path] : [],
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const address = path.replace('{game}', table.game).replace(/\{\w+\}/g, '0');
      for (const client of [server.as(), table.seats[0]!, table.judge, operator]) {
        const answer = await client.get(address);
        expect([address, answer.status, answer.body.type]).toEqual([
          address,
          410,
          'urn:stacktrail:problem:game-deleted',
        ]);
      }
    }
    const { body: games } = await operator.get('/games').expect(200);
    expect(games.map(({ game }: Json) => game)).toContain(kept.game);
    expect(games.map(({ game }: Json) => game)).not.toContain(table.game);
    expect((await operator.get('/deleted-games').expect(200)).body).toContainEqual(body);
    await kept.spectator.get(`${kept.path}/board`).expect(200);
  });

  test('are told of in the feed, and none of their events is; of a private one nothing is told', async () => {
    const [open, hidden] = [await over(), await over({ private: true })];
    const before = await feed();
    const last = before.at(-1).position;
    expect(before.some(({ game }) => game === open.game)).toBe(true);
    const { body } = await operator.delete(open.path, { reason }).expect(200);
    await operator.delete(hidden.path, { reason }).expect(200);
    const told = (await feed()).filter(({ game }) => game === open.game);
    expect(told).toEqual([
      expect.objectContaining({ type: 'GameDeleted', data: { events: body.events, head: body.head } }),
    ]);
    expect(JSON.stringify(told)).not.toContain(reason);
    expect(await feed(last)).toEqual(told);
    expect(JSON.stringify(await feed())).not.toContain(hidden.game);
  });

  test('must be over, and there; only an operator deletes, with a reason', async () => {
    const table = await over();
    for (const client of [server.as(), table.seats[0]!, table.judge]) {
      const { status } = await client.delete(table.path, { reason });
      expect([401, 403]).toContain(status);
    }
    await operator.delete(table.path, {}).expect(400);
    await operator.delete(table.path, { reason: 'x'.repeat(501) }).expect(400);
    const { body } = await operator.delete(kept.path, { reason }).expect(403);
    expect(body.detail).toContain('over');
    await operator.delete('/games/9f8b1c52-0000-4000-8000-000000000000', { reason }).expect(404);
    await table.spectator.get(`${table.path}/board`).expect(200);
    await table.judge.get('/deleted-games').expect(401);
  });
});
