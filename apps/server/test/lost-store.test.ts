import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Child } from './child/child.js';
import type { Json } from './harness.js';

const seats = [
  { name: 'Ann', deck: 'moorland-ghosts' },
  { name: 'Bob', deck: 'altar-of-the-wilds' },
];

/** A cluster whose one node that there is comes and goes; the other address leads nowhere. */
describe('a server whose cluster is away', () => {
  let node: Child;
  let server: Child;
  let url: string;
  let hosts: string;

  beforeAll(async () => {
    node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', []);
    const [port] = await node.line(/^\d+$/);
    hosts = `127.0.0.1:${port}, 127.0.0.1:1`;
    const options = 'tls=false&discoveryInterval=10&maxDiscoverAttempts=2&gossipTimeout=1&defaultDeadline=300';
    const store = `esdb://${hosts.replace(' ', '')}?${options}`;
    server = new Child('apps/server/src/main.ts', ['--store', store, '--port', '0']);
    [, url = ''] = await server.line(/^Stacktrail is at (http:.*)$/);
  });

  afterAll(async () => {
    await server.end('SIGTERM');
    await node.end('end of input');
  });

  const ask = async (path: string, body?: object): Promise<{ readonly status: number; readonly body: Json }> => {
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, body === undefined ? {} : sent);
    return { status: response.status, body: await response.json() };
  };

  /** Asks again and again until the answer has this status. */
  const untilStatus = async (status: number, path: string): Promise<Json> => {
    for (;;) {
      const answer = await ask(path);
      if (answer.status === status) return answer.body;
      if (answer.status !== 200 && answer.status !== 503) throw new Error(JSON.stringify(answer));
    }
  };

  test('it starts, and says what is out of reach and where it was looked for', () => {
    expect(server.written.out).toContain('The store is out of reach: ');
    expect(server.written.out).toContain(hosts);
  });

  test('/health says that the store is away', async () => {
    for (;;) {
      const { status, body } = await ask('/health');
      expect(status).toBe(503);
      expect(body).toMatchObject({ status: 'down', store: { reachable: false } });
      // A machine that is busy may take longer than a probe waits.
      if (body.store.problem !== 'The store did not answer within 2000 ms') {
        expect(body.store.problem).toContain(hosts);
        break;
      }
    }
  });

  test.each([
    '/games',
    '/games/some',
    '/games/some/board',
    '/games/some/decision',
    '/games/some/events',
    '/games/some/stream',
  ])('GET %s is answered with 503', async (path) => {
    const { status, body } = await ask(path);
    expect({ status, type: body.type }).toEqual({
      status: 503,
      type: expect.stringMatching(/:(store-unavailable|read-model-behind)$/),
    });
  });

  test('a new game is answered with 503', async () => {
    expect(await ask('/games', { seats })).toMatchObject({
      status: 503,
      body: { type: 'urn:stacktrail:problem:store-unavailable' },
    });
  });

  test('when the cluster comes, is lost and comes back, the same process goes on', async () => {
    await node.ask('start');
    await untilStatus(200, '/health');
    const { status, body: game } = await ask('/games', { seats });
    expect(status).toBe(201);
    const board = await untilStatus(200, `/games/${game.game}/board`);

    await node.ask('kill');
    await untilStatus(503, '/health');
    expect(await ask(`/games/${game.game}/events`)).toMatchObject({ status: 503 });

    await node.ask('start');
    await untilStatus(200, '/health');
    expect(await ask(`/games/${game.game}/board`)).toEqual({ status: 200, body: board });
    const { body: other } = await ask('/games', { seats });
    await untilStatus(200, `/games/${other.game}/board`);
    expect(await server.end('SIGTERM')).toBe('SIGTERM');
  });
});

test('a server whose store takes no events when the sample game is played starts without it, and says why', async () => {
  const node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', []);
  const [port] = await node.line(/^\d+$/);
  await node.ask('start');
  await node.ask('refuse');
  const store = `esdb://127.0.0.1:${port}?tls=false&defaultDeadline=300`;
  const server = new Child('apps/server/src/main.ts', ['--store', store, '--port', '0']);
  await server.line(/^Stacktrail is at (http:.*)$/);
  expect(server.written.out).toContain('The store is out of reach: ');
  expect(await server.end('SIGTERM')).toBe('SIGTERM');
  await node.end('end of input');
});
