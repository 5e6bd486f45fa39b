import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startServer, type Harness, type Json } from './harness.js';

let server: Harness;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const bots = ['Ann', 'Bob'].map((name) => ({ name, deckList: '60 Forest', bot: 'random' }));
const people = [bots[0]!, { name: 'Bob', deckList: '60 Forest' }];

test.each([
  ['bots alone is shown', { seats: bots }, true],
  ['bots alone that is private stays hidden', { seats: bots, private: true }, false],
  ['bots alone stays hidden where that was asked for', { seats: bots, openAfterEnd: false }, false],
  ['a person stays hidden', { seats: people }, false],
  ['a person is shown where that was asked for', { seats: people, openAfterEnd: true }, true],
])('what a game hides is shown after its end, or not: one of %s', async (_, game, opens) => {
  const { body } = await server.as().post('/games', game).expect(201);
  const { body: page } = await server.as(body.judgeToken).get(`/games/${body.game}/events?limit=1`).expect(200);
  const [started] = page.events as readonly Json[];
  const { veiled, ...open } = started.data;
  expect({ ...open, ...veiled?.data }).toMatchObject({ openAfterEnd: opens });
});
