import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { ServiceTokens } from '@stacktrail/match';
import { startServer, type Harness, type Json } from './harness.js';
import { forestsAndFinks } from './table.js';

const day = 24 * 60 * 60 * 1000;
const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: forestsAndFinks }));

const inTwoDays = (): number => Date.now() + 2 * day;

describe('tokens of games', () => {
  /** How many days ago the store says that it is. */
  let daysAgo = 0;
  const store = new MemoryEventStore(() => new Date(Date.now() - daysAgo * day));
  let server: Harness;
  let later: Harness | undefined;
  beforeAll(async () => {
    server = await startServer(store);
  });
  afterAll(async () => {
    await later?.stop();
    await server.stop();
  });

  async function begun(ago: number, more: object = {}): Promise<Json> {
    daysAgo = ago;
    const { body } = await server
      .as()
      .post('/games', { seats, ...more })
      .expect(201);
    daysAgo = 0;
    return body;
  }
  const board = (token: string, { game }: Json) => server.as(token).get(`/games/${game}/board`);

  test('expire 90 days after the last event of their game, with a text that says when, and who gives others', async () => {
    const [older, younger] = [await begun(90), await begun(89)];
    const { body } = await board(older.seats[0].token, older).expect(401);
    expect(body.type).toBe('urn:stacktrail:problem:unknown-token');
    expect(body.detail).toMatch(/expired at \d{4}-.*A judge of the game, or an operator of the server/);
    await board(older.judgeToken, older).expect(401);
    await board(younger.seats[0].token, younger).expect(200);
  });

  test('are counted from the last event, not from the first', async () => {
    const [silent, moved] = [await begun(5, { tokenDays: 6 }), await begun(5, { tokenDays: 6 })];
    const path = `/games/${moved.game}`;
    await server.as(moved.judgeToken).post(`${path}/rulings`, { ruling: 'Go on.' }).expect(200);
    later ??= await startServer(store, undefined, [], undefined, null, inTwoDays);
    await later.as(silent.seats[0].token).get(`/games/${silent.game}/board`).expect(401);
    await later.as(moved.seats[0].token).get(`${path}/board`).expect(200);
  });

  test('expire after as many days as the game was begun with', async () => {
    const [two, long] = [await begun(2, { tokenDays: 2 }), await begun(300, { tokenDays: 301 })];
    await board(two.seats[0].token, two).expect(401);
    await board(long.seats[0].token, long).expect(200);
    const { body } = await server.as().post('/games', { seats, tokenDays: 0 }).expect(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ path: 'tokenDays' }));
  });

  test('are renewed by rotation: a token counts from when it was given out, the others as before', async () => {
    const game = await begun(5, { tokenDays: 6 });
    const { body } = await server.as(game.seats[0].token).post(`/games/${game.game}/tokens`).expect(200);
    later ??= await startServer(store, undefined, [], undefined, null, inTwoDays);
    const at = `/games/${game.game}/board`;
    await later.as(body.token).get(at).expect(200);
    await later.as(game.seats[1].token).get(at).expect(401);
  });

  test('are given out anew by an operator where they are expired, and only there', async () => {
    const [old, young] = [await begun(100, { invite: true }), await begun(1, { invite: true })];
    const operator = server.as((await new ServiceTokens(store).issue({ role: 'operator', name: 'Olga' })).secret);
    const redeem = (invitation: string) => server.as().post(`/games/${old.game}/invitations`, { invitation });
    const { body: late } = await redeem(old.seats[0].invitation).expect(401);
    expect(late.detail).toContain('expired');
    const { body: refused } = await operator.post(`/games/${young.game}/seats/0/invitation`).expect(403);
    expect(refused.detail).toContain('not expired');
    const { body } = await operator.post(`/games/${old.game}/seats/0/invitation`).expect(200);
    const { body: taken } = await redeem(body.invitation).expect(200);
    await board(taken.token, old).expect(200);
    await operator.post(`/games/${old.game}/seats/0/invitation`).expect(403);
  });
});
