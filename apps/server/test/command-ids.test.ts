import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Json } from './harness.js';
import { annBegins, begin, pass, pendingAt, picking, sitDown, startTable } from './table.js';

const used = 'urn:stacktrail:problem:command-id-used';

describe('a command’s id is that of one caller, one route and one body', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  const [ann, bob] = [0, 1];
  const answers = (): string => `${table.path}/answers`;

  beforeAll(async () => {
    table = await startTable();
    await begin(table);
  });
  afterAll(() => table.harness.stop());

  const submit = async (seat: number, commandId: string, answer: object): Promise<Json> => {
    const { id } = await pendingAt(table);
    return table.seats[seat]!.post(answers(), { commandId, decision: id, answer });
  };

  test('another seat with the same id gives a command of its own, and it is carried out', async () => {
    const { body: first } = await submit(ann, '1', pass);
    expect(first).toMatchObject({ repeated: false });
    const { status, body: second } = await submit(bob, '1', pass);
    expect([status, second.repeated]).toEqual([200, false]);
    expect(second.revisions.first).toBe(first.revisions.last + 1);
  });

  test('a judge’s ruling with a seat’s id is a command of its own', async () => {
    const { id } = await pendingAt(table);
    const first = await table.seats[0]!.post(answers(), { commandId: '2', decision: id, answer: pass });
    expect(first.status).toBe(200);
    const { body } = await table.judge
      .post(`${table.path}/rulings`, { commandId: '2', ruling: 'Play on.' })
      .expect(200);
    expect(body).toMatchObject({ repeated: false, facts: [{ type: 'RulingGiven' }] });
  });

  test('the same caller with another body is told so, and nothing is stored', async () => {
    const { body: first } = await table.judge
      .post(`${table.path}/rulings`, { commandId: 'ruling', ruling: 'Play on.' })
      .expect(200);
    const another = { commandId: 'ruling', ruling: 'Play on!' };
    const { body: refused } = await table.judge.post(`${table.path}/rulings`, another).expect(422);
    expect(refused).toMatchObject({ type: used, status: 422 });
    const same = { ruling: 'Play on.', about: null, commandId: 'ruling' };
    const { body: again } = await table.judge.post(`${table.path}/rulings`, same).expect(200);
    expect(again).toEqual({ ...first, repeated: true });
  });

  test('the same caller at another route is told so, and the other command is not taken for done', async () => {
    const { id, decidedBy } = await pendingAt(table);
    const seat = table.seats[decidedBy]!;
    await seat.post(answers(), { commandId: 'route', decision: id, answer: pass }).expect(200);
    const { body } = await seat.post(`${table.path}/concession`, { commandId: 'route' }).expect(422);
    expect(body.type).toBe(used);
    const { body: now } = await table.judge.get(`${table.path}/decision`).expect(200);
    expect(now.outcome).toBeNull();
  });

  test('the ids of one game are free in another', async () => {
    const other = await sitDown(table.harness, {
      seats: [0, 1].map(() => ({ name: 'A', deckList: '60 Forest' })),
      chooser: 0,
    });
    const { id } = await pendingAt(other);
    const { body } = await other.seats[0]!.post(`${other.path}/answers`, {
      commandId: '1',
      decision: id,
      answer: annBegins,
    }).expect(200);
    expect(body.repeated).toBe(false);
  });

  test('what a server has bound, another one on the same store has bound', async () => {
    const { id, decidedBy } = await pendingAt(table);
    const body = { commandId: 'bound', decision: id, answer: pass };
    const { body: first } = await table.seats[decidedBy]!.post(answers(), body).expect(200);
    const { Matches } = await import('@stacktrail/match');
    const { EVENT_STORE } = await import('@stacktrail/projection-runtime');
    const matches = new Matches(table.harness.app.get(EVENT_STORE));
    const command = { commandId: 'bound', player: decidedBy, decision: id, ahead: [] };
    const again = await matches.submit(table.game, { ...command, answer: pass as never });
    expect(again).toMatchObject({ repeated: true, lastRevision: first.revisions.last });
    const refused = matches.submit(table.game, { ...command, answer: picking('keep') as never });
    await expect(refused).rejects.toThrow(/bound/);
  });
});

describe('a game that is begun again with the same command', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.harness.stop());

  const seats = [
    { name: 'Ann', deck: 'moorland-ghosts' },
    { name: 'Bob', deck: 'altar-of-the-wilds' },
  ];
  const create = (body: object, headers = {}): ReturnType<typeof table.spectator.post> =>
    table.spectator.post('/games', body, headers);

  test('gives its creator, whose answer was lost, the same tokens', async () => {
    const key = { 'Idempotency-Key': 'b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e' };
    const { body: first } = await create({ seats, chooser: 0 }, key).expect(201);
    const { body: again } = await create({ chooser: 0, seats }, key).expect(200);
    expect(first.judgeToken).toMatch(/^[\w-]{32}$/);
    expect(again).toEqual({ ...first, repeated: true });
  });

  test('with another body gives nobody a token, and says why', async () => {
    const commandId = 'another-body';
    await create({ commandId, seats }).expect(201);
    const { body } = await create({ commandId, seats: [seats[1], seats[0]] }).expect(422);
    expect(body.type).toBe(used);
    expect(JSON.stringify(body)).not.toContain('oken"');
  });

  test('from another caller gives nobody a token', async () => {
    const commandId = 'another-caller';
    const mine = { Authorization: 'Bearer a-secret-of-my-own' };
    const { body: first } = await create({ commandId, seats }, mine).expect(201);
    await create({ commandId, seats }).expect(422);
    await create({ commandId, seats }, { Authorization: 'Bearer a-secret-of-another' }).expect(422);
    const { body: again } = await create({ commandId, seats }, mine).expect(200);
    expect(again).toEqual({ ...first, repeated: true });
  });

  test('gives no token any more once somebody has acted with one', async () => {
    const commandId = 'long-ago';
    const { body: first } = await create({ commandId, seats }).expect(201);
    const path = `/games/${first.game}`;
    await table.harness.as(first.judgeToken).post(`${path}/rulings`, { ruling: 'Begin.' }).expect(200);
    const { body: again } = await create({ commandId, seats }).expect(200);
    expect(again).toMatchObject({ game: first.game, repeated: true, judgeToken: null });
    expect(again.seats.map((seat: Json) => seat.token)).toEqual([null, null]);
  });

  test('keeps no token where it is stored', async () => {
    const commandId = 'where-it-is-stored';
    const { body } = await create({ commandId, seats }).expect(201);
    const { EVENT_STORE } = await import('@stacktrail/projection-runtime');
    let stored = '';
    for await (const event of table.harness.app.get(EVENT_STORE).readAll()) stored += JSON.stringify(event);
    expect(stored).toContain(body.game);
    for (const secret of [body.judgeToken, ...body.seats.map((seat: Json) => seat.token), commandId]) {
      expect(stored).not.toContain(secret);
    }
  });
});

test('a game’s tokens don’t follow from its seed: two games of one seed have others', async () => {
  const [one, two] = [await startTable(), await startTable()];
  expect(one.game).toBe(two.game);
  const tokens = [...one.tokens, one.judgeToken, ...two.tokens, two.judgeToken];
  expect(new Set(tokens).size).toBe(tokens.length);
  await one.harness.stop();
  await two.harness.stop();
});
