import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MemoryEventStore, streamName } from '@stacktrail/event-store';
import { ServiceTokens } from '@stacktrail/match';
import { startServer, type Client, type Harness, type Json } from './harness.js';
import { forestsAndFinks } from './table.js';

const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: forestsAndFinks }));
const ann = { 'X-Forwarded-User': 'ann@example.org' };

const store = new MemoryEventStore();
let server: Harness;
let operator: Client;
let game: Json;
beforeAll(async () => {
  server = await startServer(store, undefined, [], undefined, null, undefined, null, 'X-Forwarded-User');
  operator = server.as((await new ServiceTokens(store).issue({ role: 'operator', name: 'Olga' })).secret);
  game = (await server.as().post('/games', { seats }, ann).expect(201)).body;
});
afterAll(() => server.stop());

/** The ids of persons in the events of the game, in their order, without repetitions. */
async function idsInGame(): Promise<readonly unknown[]> {
  const ids: unknown[] = [];
  for await (const { metadata } of store.read(streamName(`game-${game.game}`))) {
    const { person } = metadata as Json;
    if (ids.at(-1) !== person) ids.push(person);
  }
  return ids;
}

test('who a proxy says sends a command is named in its events by an id, and nobody where it says nothing', async () => {
  const [first, second] = game.seats.map(({ token }: Json) => server.as(token));
  await first.post(`/games/${game.game}/draw-offers`, {}).expect(200);
  await second.post(`/games/${game.game}/concession`, {}, { 'X-Forwarded-User': 'bob@example.org' }).expect(200);
  const { body } = await operator.get('/persons').expect(200);
  expect(body.map(({ person }: Json) => person)).toEqual(['ann@example.org', 'bob@example.org']);
  const [a, b] = body.map(({ id }: Json) => id);
  expect(await idsInGame()).toEqual([a, undefined, b]);
});

test('an operator erases a person: what they did stays, under an id that is nobody’s', async () => {
  const before = await idsInGame();
  const { body } = await operator.post('/persons/erasures', { person: 'ann@example.org' }).expect(200);
  expect(body.ids).toEqual([before[0]]);
  expect((await operator.get('/persons').expect(200)).body.map(({ person }: Json) => person)).toEqual([
    'bob@example.org',
  ]);
  expect(await idsInGame()).toEqual(before);
  expect((await operator.post('/persons/erasures', { person: 'ann@example.org' }).expect(200)).body.ids).toEqual([]);
});

test('only an operator lists or erases persons', async () => {
  const [{ token }] = game.seats;
  for (const client of [server.as(), server.as(token)]) {
    for (const asked of [client.get('/persons'), client.post('/persons/erasures', { person: 'bob@example.org' })]) {
      expect([401, 403]).toContain((await asked).status);
    }
  }
  expect((await operator.get('/persons').expect(200)).body).toHaveLength(1);
});

test('a name that can’t be one is refused, and nothing is stored', async () => {
  const { body } = await server
    .as()
    .post('/games', { seats }, { 'X-Forwarded-User': 'x'.repeat(400) })
    .expect(400);
  expect(JSON.stringify(body)).toContain('person');
  for (const person of ['', 'x'.repeat(400), 5]) await operator.post('/persons/erasures', { person }).expect(400);
  expect((await operator.get('/persons').expect(200)).body).toHaveLength(1);
});

test('what a client sends in that header counts for nothing where no header is set', async () => {
  const plain = await startServer(store);
  const { body } = await plain.as().post('/games', { seats }, ann).expect(201);
  for await (const { metadata } of store.read(streamName(`game-${body.game}`))) {
    expect(metadata).not.toHaveProperty('person');
  }
  await plain.stop();
});
