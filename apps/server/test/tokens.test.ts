import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENT_STORE } from '@stacktrail/projection-runtime';
import { startServer, type Harness, type Json } from './harness.js';
import { begin, forestsAndFinks, sitDown, takeSeats } from './table.js';

const unknown = 'urn:stacktrail:problem:unknown-token';
const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: forestsAndFinks }));

describe('invitations', () => {
  let server: Harness;
  let created: Json;
  let path: string;
  let other: Harness | undefined;
  beforeAll(async () => {
    server = await startServer();
    created = (await server.as().post('/games', { seats, invite: true }).expect(201)).body;
    path = `/games/${created.game}`;
  });
  afterAll(async () => {
    await other?.stop();
    await server.stop();
  });

  const redeem = (invitation: string) => server.as().post(`${path}/invitations`, { invitation });

  test('whoever begins the game gets them and the judge’s token, and no seat’s token', () => {
    expect(created.judgeToken).toMatch(/^[\w-]{32}$/);
    expect(created.seats.map(({ token }: Json) => token)).toEqual([null, null]);
    for (const { invitation } of created.seats) expect(invitation).toMatch(/^[\w-]{32}$/);
  });

  test('an invitation is no token', async () => {
    const [{ invitation }] = created.seats;
    const { body } = await server.as(invitation).get(`${path}/decision`).expect(401);
    expect(body.type).toBe(unknown);
  });

  test('each is good for its own seat, once', async () => {
    const [ann, bob] = created.seats;
    const { body: taken, headers } = await redeem(bob.invitation).expect(200);
    expect(taken).toEqual({ player: 1, token: expect.stringMatching(/^[\w-]{32}$/) });
    expect(headers['cache-control']).toBe('no-store');
    expect((await redeem(bob.invitation).expect(401)).body.type).toBe(unknown);
    const { body: hand } = await server.as(taken.token).get(`${path}/board`).expect(200);
    expect(hand.revision).toBe(created.revision);
    await redeem('guessed').expect(401);
    await redeem(taken.token).expect(401);
    await server.as(bob.invitation).get(`${path}/board`).expect(401);
    await redeem(ann.invitation).expect(200);
  });

  test('ten who redeem one at once make one token', async () => {
    const { body } = await server.as().post('/games', { seats, invite: true }).expect(201);
    const address = `/games/${body.game}/invitations`;
    const { invitation } = body.seats[0];
    const asked = Array.from({ length: 10 }, () => server.as().post(address, { invitation }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  });

  test('another server on the same store knows them, and keeps none of them', async () => {
    const store = server.app.get(EVENT_STORE);
    const { body } = await server.as().post('/games', { seats, invite: true }).expect(201);
    other = await startServer(store);
    const { invitation } = body.seats[0];
    const address = `/games/${body.game}`;
    const { body: taken } = await other.as().post(`${address}/invitations`, { invitation }).expect(200);
    await server.as(taken.token).get(`${address}/board`).expect(200);
    await server.as().post(`${address}/invitations`, { invitation }).expect(401);
    let stored = '';
    for await (const event of store.readAll()) stored += JSON.stringify(event);
    for (const secret of [invitation, taken.token, body.judgeToken]) expect(stored).not.toContain(secret);
  });
});

describe('a token that somebody may have seen', () => {
  let server: Harness;
  let table: Awaited<ReturnType<typeof sitDown>>;
  beforeAll(async () => {
    server = await startServer();
    table = await sitDown(server);
    await begin(table);
  });
  afterAll(() => server.stop());

  test('is replaced by its holder: the old one is nobody’s, the others stay', async () => {
    const { body } = await table.seats[0]!.post(`${table.path}/tokens`).expect(200);
    expect(body).toEqual({ player: 0, token: expect.stringMatching(/^[\w-]{32}$/) });
    await table.seats[0]!.get(`${table.path}/board`).expect(401);
    for (const token of [body.token, table.tokens[1]!, table.judgeToken]) {
      await server.as(token).get(`${table.path}/board`).expect(200);
    }
    const { body: judge } = await table.judge.post(`${table.path}/tokens`).expect(200);
    expect(judge.player).toBeNull();
    await table.judge.get(`${table.path}/board`).expect(401);
    table = takeSeats(server, table.game, [body.token, table.tokens[1]!], judge.token);
    await table.spectator.post(`${table.path}/tokens`).expect(401);
  });

  test('is taken away by a judge, who gives an invitation for another', async () => {
    const address = `${table.path}/seats/1/invitation`;
    await table.seats[0]!.post(address).expect(403);
    await table.spectator.post(address).expect(401);
    const { body } = await table.judge.post(address).expect(200);
    await table.seats[1]!.get(`${table.path}/board`).expect(401);
    const { invitation } = body;
    const { body: taken } = await table.spectator.post(`${table.path}/invitations`, { invitation }).expect(200);
    expect(taken.player).toBe(1);
    await server.as(taken.token).get(`${table.path}/board`).expect(200);
    await table.judge.post(`${table.path}/seats/7/invitation`).expect(403);
    await table.judge.post(`${table.path}/seats/x/invitation`).expect(400);
  });
});

test('CR 104.3k: a judge calls time on a seat that is absent: it loses, by an event', async () => {
  const server = await startServer();
  const table = await sitDown(server);
  await begin(table);
  const address = `${table.path}/time-calls`;
  await table.seats[0]!.post(address, { player: 1 }).expect(403);
  const { body } = await table.judge.post(address, { player: 1, commandId: 'time' }).expect(200);
  expect(body.facts.map(({ type }: Json) => type)).toEqual(expect.arrayContaining(['ClockRanOut', 'PlayerLost']));
  expect(body.outcome).toEqual({ winner: 0 });
  const { body: again } = await table.judge.post(address, { player: 1, commandId: 'time' }).expect(200);
  expect(again.repeated).toBe(true);
  await table.judge.post(address, { player: 1 }).expect(409);
  const { body: log } = await table.spectator.get(`${table.path}/log?limit=2000`).expect(200);
  expect(log.lines.map(({ text }: Json) => text)).toContainEqual(expect.stringContaining('clock'));
  await server.stop();
});
