import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable } from '@stacktrail/event-store';
import { FaultyStore } from './faulty-store.js';
import { startServer, type Client, type Harness } from './harness.js';
import { answer, annBegins, pass, pendingAt, sitDown, type Table } from './table.js';

describe('metrics', () => {
  const store = new FaultyStore();
  let harness: Harness;
  let anyone: Client;
  let table: Table;

  beforeAll(async () => {
    harness = await startServer(store);
    anyone = harness.as();
    table = await sitDown(harness);
    await answer(table, annBegins);
  });

  afterAll(() => harness.stop());

  /** The value of a series; `undefined` if there is none. */
  async function read(series: string): Promise<number | undefined> {
    const { text } = await anyone
      .get('/metrics')
      .expect(200)
      .expect('Content-Type', /^text\/plain; version=0\.0\.4/);
    const line = text.split('\n').find((each) => each.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  }

  test('count commands by outcome, and refusals by rule', async () => {
    expect(await read('stacktrail_commands_total{outcome="accepted"}')).toBe(1);
    const { id, decidedBy } = await pendingAt(table);
    const path = `${table.path}/answers`;
    const refused = await table.seats[decidedBy]!.post(path, { decision: id, answer: pass }).expect(422);
    expect(await read(`stacktrail_refusals_total{rule="${refused.body.rule}"}`)).toBe(1);
    await table.seats[decidedBy]!.post(path, { decision: 0, answer: pass }).expect(409);
    expect(await read('stacktrail_commands_total{outcome="refused"}')).toBe(1);
    expect(await read('stacktrail_commands_total{outcome="stale"}')).toBe(1);
  });

  test('measure requests by their route, and name neither games nor what a client has chosen', async () => {
    await anyone.get(`${table.path}/board?token=xylophone`).expect(400);
    await anyone.get('/xylophone').expect(404);
    const board = 'method="GET",route="/games/:game/board",status="400"';
    expect(await read(`stacktrail_http_request_seconds_count{${board}}`)).toBe(1);
    const { text } = await anyone.get('/metrics');
    expect(text).toContain('route="none",status="404"');
    for (const told of ['xylophone', table.game, ...table.tokens]) expect(text).not.toContain(told);
  });

  test('measure the store’s appends', async () => {
    expect(await read('stacktrail_store_operation_seconds_count{operation="append",outcome="done"}')).toBeGreaterThan(
      2,
    );
    expect(await read('stacktrail_games_held')).toBe(1);
  });

  test('say whether the store and the projections are there', async () => {
    expect(await read('stacktrail_store_up')).toBe(1);
    expect(await read('stacktrail_projection_lag_events{projection="board"}')).toBe(0);
    store.failure = new EventStoreUnavailable('the store is down');
    expect(await read('stacktrail_store_up')).toBe(0);
    expect(await read('stacktrail_projection_lag_events{projection="board"}')).toBeNaN();
    store.failure = null;
  });
});

describe('probes', () => {
  test('a process is alive while its store is away, and not ready', async () => {
    const store = new FaultyStore();
    const harness = await startServer(store);
    const anyone = harness.as();
    await anyone.get('/health/live').expect(204);
    await anyone.get('/health/ready').expect(200, { ready: true, why: null });
    store.failure = new EventStoreUnavailable('the store is down');
    await anyone.get('/health/live').expect(204);
    const { body } = await anyone.get('/health/ready').expect(503);
    expect(body).toEqual({ ready: false, why: 'the event store can’t be reached' });
    store.failure = null;
    await harness.stop();
  });
});
