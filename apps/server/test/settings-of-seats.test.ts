import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServer, type Harness, type Json } from './harness.js';
import { answer, annsMain, begin, pass, pendingAt, sitDown, takeSeats, type Table } from './table.js';

const mains = { mine: ['precombat main', 'postcombat main'], theirs: [], ownOnStack: false };

let folder: string;
let server: Harness;
let table: Table;
let uri: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stacktrail-server-'));
  uri = `sqlite:${join(folder, 'games.sqlite')}`;
  server = await startServer(uri);
  table = await sitDown(server);
  await begin(table);
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const settingsOf = (seat: number, body: object): Promise<Json> =>
  table.seats[seat]!.put(`${table.path}/settings`, body)
    .expect(200)
    .then((response: Json) => response.body);

describe('a seat’s settings', () => {
  test('pass for it at once, each pass a decision of its own', async () => {
    const before = (await table.judge.get(`${table.path}/board`).expect(200)).body;
    expect(before).toMatchObject({ step: 'upkeep', turn: 1 });
    await settingsOf(1, { stops: mains });
    const done = await settingsOf(0, { stops: mains });
    expect(done).toMatchObject({ settings: { stops: mains, passUntil: null }, decision: { player: 0 } });
    expect(annsMain(1)((await table.judge.get(`${table.path}/board`).expect(200)).body)).toBe(true);
    const { body } = await table.judge.get(`${table.path}/events?from=${before.revision + 1}`).expect(200);
    const made = (body.events as Json[]).filter(({ type }) => type === 'DecisionMade');
    expect(made.length).toBeGreaterThan(1);
    for (const { data } of made) expect(data).toMatchObject({ kind: 'priority', answer: pass });
  });

  test('are shown to the seat alone', async () => {
    const { body } = await table.seats[0]!.get(`${table.path}/settings`).expect(200);
    expect(body).toEqual({
      game: table.game,
      settings: { stops: mains, passUntil: null, yields: [], orderLikeTriggers: false },
    });
    await table.judge.get(`${table.path}/settings`).expect(403);
    await table.spectator.get(`${table.path}/settings`).expect(401);
    expect((await table.seats[1]!.get(`${table.path}/settings`).expect(200)).body.settings.stops).toEqual(mains);
  });

  test('pass until what was named comes, and then stop passing', async () => {
    const done = await settingsOf(0, { stops: mains, passUntil: ['my next main phase'] });
    expect(done.decision).toMatchObject({ player: 0, context: { step: 'postcombat main', turn: 1 } });
    expect(done.settings.passUntil).toBeNull();
  });

  test('are kept over a restart', async () => {
    await server.stop();
    server = await startServer(uri);
    table = takeSeats(server, table.game, table.tokens, table.judgeToken);
    const { body } = await table.seats[0]!.get(`${table.path}/settings`).expect(200);
    expect(body.settings.stops).toEqual(mains);
    const { decision } = await answer(table, pass);
    expect(decision).toMatchObject({ player: 1, context: { step: 'precombat main', turn: 2 } });
  });

  test('a setting that doesn’t exist is refused, and nothing changes', async () => {
    const { id } = await pendingAt(table);
    const refused = await table.seats[0]!.put(`${table.path}/settings`, { stops: { ...mains, mine: ['lunch'] } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ path: 'stops.mine', message: expect.stringContaining('upkeep') }]);
    expect((await pendingAt(table)).id).toBe(id);
    expect((await table.seats[0]!.get(`${table.path}/settings`).expect(200)).body.settings.stops).toEqual(mains);
  });
});
