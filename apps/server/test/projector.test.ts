import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Child } from './child/child.js';
import type { Json } from './harness.js';

const token = 'a token of servers and projector';
const seats = [
  { name: 'Ann', deck: 'moorland-ghosts' },
  { name: 'Bob', deck: 'altar-of-the-wilds' },
];
const pages = ['', '/board', '/board?at=3', '/frames?from=2&limit=3', '/log', '/statistics', '/events?from=5'];

interface Answer {
  readonly status: number;
  readonly body: Json;
}

async function ask(url: string, path: string, secret?: string, body?: object): Promise<Answer> {
  const headers = {
    'Content-Type': 'application/json',
    ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
  };
  const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${url}${path}`, sent);
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** The same question to several servers until it is answered with this status by all of them. */
async function untilAll(urls: readonly string[], path: string, secret: string, status: number): Promise<Answer[]> {
  for (let tries = 0; ; tries++) {
    const answers = await Promise.all(urls.map((url) => ask(url, path, secret)));
    if (answers.every((answer) => answer.status === status)) return answers;
    if (tries === 600) throw new Error(`${path}: ${JSON.stringify(answers.map((answer) => answer.body))}`);
    await delay(100);
  }
}

describe('two servers and a projector on one store', () => {
  let node: Child;
  let store: string;
  let projector: Child;
  let projectorUrl: string;
  const servers: Child[] = [];
  /** Two that ask the projector, and one that has read models of its own to compare with. */
  const urls: string[] = [];
  let game: Json;

  const startProjector = async (port: string): Promise<void> => {
    const environment = { STACKTRAIL_STORE: store, STACKTRAIL_PROJECTOR_TOKEN: token, PORT: port };
    projector = new Child('apps/projector/src/main.ts', [], environment);
    projectorUrl = (await projector.line(/^The projector is at (http:\/\/127\.0\.0\.1:\d+)/))[1]!;
  };

  const startServer = async (environment: Readonly<Record<string, string>>): Promise<void> => {
    const server = new Child('apps/server/src/main.ts', ['--port', '0', '--no-sample', '--log', 'text'], {
      STACKTRAIL_STORE: store,
      STACKTRAIL_HEAVY_READS_PER_MINUTE: '1000000',
      ...environment,
    });
    servers.push(server);
    urls.push((await server.line(/^Stacktrail is at (http:\/\/127\.0\.0\.1:\d+)/))[1]!);
  };

  /** Answers so many decisions, each at another server than the one before. */
  const play = async (decisions: number): Promise<void> => {
    for (let answered = 0; answered < decisions; answered++) {
      const url = urls[answered % 2]!;
      const { decision } = (await ask(url, `/games/${game.game}/decision`, game.judgeToken)).body;
      const [{ answer }] = decision.options.filter((option: Json) => option.answer !== null);
      const body = { commandId: crypto.randomUUID(), decision: decision.id, answer };
      const done = await ask(url, `/games/${game.game}/answers`, game.seats[decision.decidedBy].token, body);
      expect(done.status).toBe(200);
    }
  };

  const expectAlike = async (): Promise<void> => {
    const last = (await ask(urls[0]!, `/games/${game.game}/decision`, game.judgeToken)).body.decision.id;
    for (const page of [...pages, `/events/${last}/explanation`]) {
      for (;;) {
        const [first, second, own] = await untilAll(urls, `/games/${game.game}${page}`, game.judgeToken, 200);
        // A server that hasn't written may read what was true a moment ago.
        if (JSON.stringify(second) !== JSON.stringify(first) || JSON.stringify(own) !== JSON.stringify(first)) {
          await delay(100);
          continue;
        }
        break;
      }
    }
    const [first, second, own] = await untilAll(urls, '/games', game.judgeToken, 200);
    expect(first).toEqual(own);
    expect(second).toEqual(own);
  };

  beforeAll(async () => {
    node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', []);
    const [port] = await node.line(/^\d+$/);
    await node.ask('start');
    store = `esdb://127.0.0.1:${port}?tls=false`;
    await startProjector('0');
    const remote = { STACKTRAIL_PROJECTOR: projectorUrl, STACKTRAIL_PROJECTOR_TOKEN: token };
    await startServer(remote);
    await startServer(remote);
    await startServer({});
    game = (await ask(urls[0]!, '/games', undefined, { seats, commandId: crypto.randomUUID() })).body;
  });
  afterAll(async () => {
    await Promise.all([...servers, projector].map((child) => child.end('SIGTERM')));
    await node.end('end of input');
  });

  test('both servers show what a server with read models of its own shows', async () => {
    await play(4);
    await expectAlike();
  });

  test('whoever has written reads it at once', async () => {
    for (let i = 0; i < 6; i++) {
      await play(1);
      const { decision } = (await ask(urls[0]!, `/games/${game.game}/decision`, game.judgeToken)).body;
      const { status, body } = await ask(urls[0]!, `/games/${game.game}/board`, game.judgeToken);
      expect([status, body.revision]).toEqual([200, decision.id]);
    }
  });

  test('a private question has the same refusals', async () => {
    const path = `/games/${game.game}/board?at=100000`;
    const answers = await untilAll(urls, path, game.judgeToken, 404);
    expect(answers[0]).toEqual(answers[2]);
    expect((await ask(urls[0]!, '/games/none/board')).status).toBe(404);
  });

  test('while the projector is away play goes on, and reads are answered with 503 and the lag', async () => {
    await projector.end('SIGKILL');
    const path = `/games/${game.game}/board`;
    const [before] = await untilAll([urls[0]!], path, game.judgeToken, 503);
    expect(before!.body).toMatchObject({ type: 'urn:stacktrail:problem:read-model-away' });
    await play(4);
    await delay(1_100); // a count is given again for a second
    for (const url of urls.slice(0, 2)) {
      const { status, body } = await ask(url, path, game.judgeToken);
      expect(status).toBe(503);
      expect(body.lag.events).toBeGreaterThan(before!.body.lag.events);
      expect(body.lag.seconds).toBeGreaterThanOrEqual(1);
      const health = await ask(url, '/health');
      expect([health.status, health.body.status]).toEqual([200, 'behind']);
      expect(health.body.projections).toMatchObject([{ caughtUp: false }, { caughtUp: false }, { caughtUp: false }]);
      expect((await ask(url, '/health/ready')).status).toBe(200);
    }
    expect((await ask(urls[2]!, path, game.judgeToken)).status).toBe(200);
  });

  test('once it is back, its read models are built anew and show the same', async () => {
    await startProjector(new URL(projectorUrl).port);
    await untilAll(urls.slice(0, 2), `/games/${game.game}/board`, game.judgeToken, 200);
    await expectAlike();
    expect((await ask(urls[0]!, '/health')).body.status).toBe('up');
  });
});
