import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { ServiceTokens } from '@stacktrail/match';
import { issueIntoFile } from '../src/service-tokens/operator-token-file.js';
import { startServer, type Client, type Harness, type Json } from './harness.js';
import { forestsAndFinks } from './table.js';

const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: forestsAndFinks }));
const day = 24 * 60 * 60 * 1000;

describe('service tokens', () => {
  const store = new MemoryEventStore();
  const elsewhere = new ServiceTokens(store);
  let server: Harness;
  let operator: Client;
  let analyst: Client;
  let open: Json;
  let hidden: Json;
  let paths: readonly (readonly [method: string, path: string])[];
  beforeAll(async () => {
    server = await startServer(store);
    open = (await server.as().post('/games', { seats }).expect(201)).body;
    hidden = (await server.as().post('/games', { seats, private: true }).expect(201)).body;
    operator = server.as((await elsewhere.issue({ role: 'operator', name: 'Olga' })).secret);
    analyst = server.as((await elsewhere.issue({ role: 'analyst', name: 'Anna' })).secret);
    const { body } = await server.as().get('/docs-json').expect(200);
    paths = Object.entries<Json>(body.paths).flatMap(([path, methods]) =>
      path.startsWith('/games/{game}') ? Object.keys(methods).map((method) => [method, path] as const) : [],
    );
  });
  afterAll(() => server.stop());

  const listed = async (client: Client) =>
    (await client.get('/games').expect(200)).body.map(({ game }: Json) => game).sort();
  const refused = async (token: string, path: string) => {
    const { body } = await server.as(token).get(path).expect(401);
    expect(body.type).toBe('urn:stacktrail:problem:unknown-token');
    return body.detail;
  };

  test('an operator lists private games too, an analyst those that anybody may watch', async () => {
    expect(await listed(operator)).toEqual([open.game, hidden.game].sort());
    expect(await listed(analyst)).toEqual([open.game]);
    expect(await listed(server.as())).toEqual([open.game]);
  });

  test('show what a spectator sees, and of a private game nothing to an analyst', async () => {
    const address = `/games/${open.game}/board`;
    const { body } = await server.as().get(address).expect(200);
    expect((await operator.get(address).expect(200)).body).toEqual(body);
    expect((await operator.get(address, { 'Stacktrail-Seen-By': '0' }).expect(200)).body).toEqual(body);
    expect((await analyst.get(address).expect(200)).body).toEqual(body);
    await operator.get(`/games/${hidden.game}/board`).expect(200);
    const { body: problem } = await analyst.get(`/games/${hidden.game}/board`).expect(403);
    expect(problem.detail).toContain('private');
  });

  test('play in no game: every address that changes one refuses them, but that an operator ends a damaged one and deletes one that is over', async () => {
    const changing = paths.filter(([method]) => method !== 'get');
    expect(changing.length).toBeGreaterThan(15);
    for (const [method, path] of changing) {
      const address = path.replace('{game}', open.game).replaceAll(/\{\w+\}/g, '0');
      const ask = (client: Client) =>
        method === 'put'
          ? client.put(address, {})
          : method === 'delete'
            ? client.delete(address)
            : client.post(address);
      expect([path, (await ask(analyst)).status]).toEqual([path, 403]);
      if (path.endsWith('/ending') || (method === 'delete' && path === '/games/{game}')) continue;
      expect([path, (await ask(operator)).status]).toEqual([path, 403]);
    }
    const { body } = await operator.post(`/games/${open.game}/ending`, { ruling: 'It is damaged.' }).expect(422);
    expect(body.detail).toContain('whole record');
    await operator.delete(`/games/${open.game}`, { reason: 'It goes on.' }).expect(403);
  });

  test('nonsense, revoked and expired ones are 401, and the text says which', async () => {
    const now = Date.now() - 3 * day;
    const early = await new ServiceTokens(store, () => now).issue({ role: 'analyst', name: 'late', days: 1 });
    for (const path of ['/games', `/games/${open.game}`, '/service-tokens', '/events']) {
      expect(await refused(`stks_${'x'.repeat(32)}`, path)).toContain('unknown');
      expect(await refused(early.secret, path)).toMatch(/“late” expired at \d{4}-/);
    }
    const gone = await elsewhere.issue({ role: 'operator', name: 'gone' });
    await server.as(gone.secret).get('/service-tokens').expect(200);
    await elsewhere.revoke('gone');
    expect(await refused(gone.secret, '/service-tokens')).toMatch(/“gone” was revoked at \d{4}-/);
  });

  test('are issued, listed and revoked by an operator alone', async () => {
    const wish = { role: 'analyst', name: 'feed', days: 3 };
    await server.as().post('/service-tokens', wish).expect(401);
    await analyst.post('/service-tokens', wish).expect(403);
    await server.as(open.judgeToken).post('/service-tokens', wish).expect(401);
    const { body, headers } = await operator.post('/service-tokens', wish).expect(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ role: 'analyst', name: 'feed', token: expect.stringMatching(/^stks_[\w-]{32}$/) });
    await operator.post('/service-tokens', wish).expect(409);
    await operator.post('/service-tokens', { ...wish, name: 'x', days: 0 }).expect(400);
    await operator.post('/service-tokens', { ...wish, name: 'x', role: 'king' }).expect(400);
    const feed = server.as(body.token);
    expect(await listed(feed)).toEqual([open.game]);
    const { text } = await operator.get('/service-tokens').expect(200);
    expect(text).toContain(body.id);
    expect(text).not.toContain(body.token);
    await operator.delete(`/service-tokens/${body.id}`).expect(204);
    await operator.delete(`/service-tokens/${body.id}`).expect(404);
    await feed.get('/games').expect(401);
  });
});

describe('a first operator’s token in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stacktrail-operator-'));
  const file = join(folder, 'operator.token');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is issued where there is none, for its owner alone, and never over a file', async () => {
    const tokens = new ServiceTokens(new MemoryEventStore());
    expect(await issueIntoFile(tokens, file)).toBe(true);
    const secret = readFileSync(file, 'utf8').trim();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await tokens.find(secret)).toMatchObject({ state: 'in force', token: { role: 'operator' } });
    expect(await issueIntoFile(tokens, file)).toBe(false);
    expect(readFileSync(file, 'utf8').trim()).toBe(secret);
  });

  test('leaves no file where nothing can be stored', async () => {
    const store = new MemoryEventStore();
    await store.close();
    const other = join(folder, 'other.token');
    await expect(issueIntoFile(new ServiceTokens(store), other)).rejects.toThrow();
    expect(existsSync(other)).toBe(false);
  });
});
