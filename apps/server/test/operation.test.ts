import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable } from '@stacktrail/event-store';
import { FaultyStore } from './faulty-store.js';
import { startServer, type Client, type Harness, type Json } from './harness.js';
import { annBegins, pendingAt, sitDown } from './table.js';

describe('operation', () => {
  const store = new FaultyStore();
  let harness: Harness;
  let anyone: Client;

  beforeAll(async () => {
    harness = await startServer(store);
    anyone = harness.as();
  });

  afterAll(() => harness.stop());

  test('health says whether the store answers and how far the projections have come', async () => {
    const { path, spectator } = await sitDown(harness);
    await spectator.get(`${path}/board`).expect(200);
    await spectator.get(`${path}/log`).expect(200);
    const { body } = await anyone.get('/health').expect(200);
    expect(body).toMatchObject({ status: 'up', store: { reachable: true } });
    for (const name of ['board', 'disputes', 'log']) {
      expect(body.projections).toContainEqual({ name, caughtUp: true, lag: 0, deadLetters: 0 });
    }
  });

  test('health is 503 while the store is down, and well again after', async () => {
    store.failure = new EventStoreUnavailable('the store is down');
    const { body } = await anyone.get('/health').expect(503);
    expect(body).toMatchObject({ status: 'down', store: { reachable: false, problem: 'the store is down' } });
    store.failure = null;
    await anyone.get('/health').expect(200);
  });

  test('health is 503 where the store can be read and nothing can be stored', async () => {
    store.isFull = true;
    const { body } = await anyone.get('/health').expect(503);
    expect(body).toMatchObject({ status: 'down', store: { reachable: false, problem: 'the disk is full' } });
    store.isFull = false;
    await anyone.get('/health').expect(200);
  });

  test('the games of the store, and the decks that come with it', async () => {
    const { body: games } = await anyone.get('/games').expect(200);
    expect(games).toHaveLength(1);
    const { body: decks } = await anyone.get('/decks').expect(200);
    expect(decks.map(({ name }: Json) => name)).toEqual(['altar-of-the-wilds', 'moorland-ghosts']);
  });
});

test('a server that goes down finishes what it has begun: the command is stored and answered', async () => {
  const store = new FaultyStore();
  const harness = await startServer(store);
  const table = await sitDown(harness);
  const { id } = await pendingAt(table);
  const held = store.hold();
  const answered = send(table.seats[0]!.post(`${table.path}/answers`, { decision: id, answer: annBegins }));
  await held;
  const stopped = harness.stop();
  store.release();
  expect((await answered).status).toBe(200);
  await stopped;
});

/** A request is sent when somebody waits for it. */
const send = (request: PromiseLike<Json>): Promise<Json> => Promise.resolve(request);

describe('the API’s description', () => {
  let harness: Harness;
  let document: Json;

  beforeAll(async () => {
    harness = await startServer();
    document = (await harness.as().get('/docs-json').expect(200)).body;
  });

  afterAll(() => harness.stop());

  test('it can be read in a browser', async () => {
    const { text } = await harness.as().get('/docs').expect(200);
    expect(text).toContain('swagger-ui');
  });

  test('every address is described, with what it answers', () => {
    expect(Object.keys(document.paths).sort()).toEqual([
      '/decks',
      '/deleted-games',
      '/events',
      '/games',
      '/games/{game}',
      '/games/{game}/answers',
      '/games/{game}/board',
      '/games/{game}/bundle',
      '/games/{game}/clock',
      '/games/{game}/clock/claims',
      '/games/{game}/clock/extensions',
      '/games/{game}/clock/starts',
      '/games/{game}/clock/stops',
      '/games/{game}/concession',
      '/games/{game}/decision',
      '/games/{game}/differences',
      '/games/{game}/disputes',
      '/games/{game}/disputes/{dispute}',
      '/games/{game}/disputes/{dispute}/appeal',
      '/games/{game}/disputes/{dispute}/close',
      '/games/{game}/disputes/{dispute}/evidence',
      '/games/{game}/disputes/{dispute}/notes',
      '/games/{game}/disputes/{dispute}/report',
      '/games/{game}/disputes/{dispute}/ruling',
      '/games/{game}/draw-offers',
      '/games/{game}/draw-offers/{offer}/votes',
      '/games/{game}/ending',
      '/games/{game}/events',
      '/games/{game}/events/{revision}/explanation',
      '/games/{game}/events/{revision}/replacements',
      '/games/{game}/events/{revision}/triggers',
      '/games/{game}/forks',
      '/games/{game}/frames',
      '/games/{game}/invitations',
      '/games/{game}/log',
      '/games/{game}/objects/{object}/account',
      '/games/{game}/openings',
      '/games/{game}/penalties',
      '/games/{game}/rewind-requests',
      '/games/{game}/rewind-requests/{request}/votes',
      '/games/{game}/rewinds',
      '/games/{game}/rulings',
      '/games/{game}/seats/{seat}/invitation',
      '/games/{game}/settings',
      '/games/{game}/shortcuts',
      '/games/{game}/shortcuts/{shortcut}/answers',
      '/games/{game}/statistics',
      '/games/{game}/stream',
      '/games/{game}/taking-back',
      '/games/{game}/tellings',
      '/games/{game}/time-calls',
      '/games/{game}/tokens',
      '/games/{game}/verdict',
      '/health',
      '/health/live',
      '/health/ready',
      '/infractions',
      '/metrics',
      '/penalties',
      '/persons',
      '/persons/erasures',
      '/seeds',
      '/seeds/{seed}',
      '/service-tokens',
      '/service-tokens/{token}',
      '/verdict-key',
    ]);
    const { responses } = document.paths['/games/{game}/answers'].post;
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '409', '413', '422', '501', '503']);
  });

  test('every form of answer has its shape, and every reference leads somewhere', () => {
    const { oneOf, discriminator } = document.components.schemas.SubmitAnswerDto.properties.answer;
    expect(Object.keys(discriminator.mapping)).toHaveLength(11);
    expect(oneOf.length).toBe(10);
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) {
      expect(document.components.schemas).toHaveProperty(reference.slice('#/components/schemas/'.length));
    }
  });
});

test('health is one look at the end of the log, however much is in it', async () => {
  const store = new FaultyStore();
  const harness = await startServer(store);
  const { spectator, path } = await sitDown(harness);
  // The read models have read what they need by then.
  for (const page of ['board', 'log']) await spectator.get(`${path}/${page}`).expect(200);
  store.given = 0;
  await harness.as().get('/health').expect(200);
  expect(store.given).toBe(1);
  await harness.stop();
});
