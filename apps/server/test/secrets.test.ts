import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openEventStore, streamName } from '@stacktrail/event-store';
import { gameSecrecy } from '@stacktrail/match';
import { shippedDecks } from '@stacktrail/test-kit';
import { readSettings } from '../src/settings.js';
import { shownUrl } from '../src/shown-url.js';
import { startFailure } from '../src/start-failure.js';
import { Child } from './child/child.js';
import type { Json } from './harness.js';
import { readEvents } from './read-events.js';

const USER_INFO = 'walrus:zebra%40quokka';
/** Words that only the user's name and password have. */
const PASSWORD = /walrus|zebra|quokka/;
/** Cards that lie in libraries and hands. */
const cardNames = shippedDecks.flat().flatMap(({ faces }) => faces.map(({ name }) => name));
/** The seed that a game is asked for with. */
const SEED = 'xylophone';

describe.each(['text', 'json'])('the %s log shows no password, token or seed', (log) => {
  let node: Child;
  let server: Child;
  let storeUri: string;
  let url: string;
  /** What everybody was told of the games while they were under way. */
  let told = '';
  /** What the server counts, with and without its store. */
  let metrics = '';
  /** What was answered while the store was away. */
  let errors = '';
  /** What nobody may find: tokens, seeds, salts. */
  const secrets: string[] = [SEED];

  beforeAll(async () => {
    node = new Child('libs/event-store/test/lost-cluster/serve-node.ts', []);
    await node.ask('start');
    const [, port = ''] = /^(\d+)$/m.exec(node.written.out) ?? [];
    storeUri = `esdb://${USER_INFO}@127.0.0.1:${port}?tls=false&defaultDeadline=1000`;
    const args = ['--port', '0', '--no-sample', '--log', log];
    server = new Child('apps/server/src/main.ts', args, { STACKTRAIL_STORE: storeUri });
    [, url = ''] = await server.line(log === 'text' ? /^Stacktrail is at (http:.*)$/ : /listening at (http:[^"\s]+)/);
    await playALittle({});
    await playALittle({ seed: SEED });
    metrics = await (await fetch(`${url}/metrics`)).text();
    await node.ask('kill');
    metrics += await (await fetch(`${url}/metrics`)).text();
    errors = JSON.stringify([await ask('/games/some/events'), await ask('/health'), await ask('/health/ready')]);
    await ask('/games', { seats, seed: SEED });
    await server.end('SIGTERM');
  });

  afterAll(() => node.end('end of input'));

  const seats = [
    { name: 'Ann', deck: 'moorland-ghosts', nonce: 'c0ffee' },
    { name: 'Bob', deck: 'altar-of-the-wilds' },
  ];

  async function ask(path: string, body?: object, token?: string): Promise<Json> {
    const headers = {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    const sent = { method: body === undefined ? 'GET' : 'POST', headers, ...(body && { body: JSON.stringify(body) }) };
    return (await fetch(`${url}${path}`, sent)).json();
  }

  /** Plays a few decisions, with a token in every place where a client might put it. */
  async function playALittle(more: object): Promise<void> {
    const { game, seats: seated, judgeToken } = await ask('/games', { seats, ...more });
    const tokens: string[] = [...seated.map(({ token }: Json) => token), judgeToken];
    secrets.push(...tokens, ...(await seedsOf(game)));
    const path = `/games/${game}`;
    for (let i = 0; i < 3; i++) {
      const { decision } = await ask(`${path}/decision`, undefined, judgeToken);
      const { options, id, decidedBy } = decision;
      await ask(`${path}/answers`, { decision: id, answer: options[0].answer }, tokens[decidedBy]);
    }
    for (const token of tokens) {
      await ask(`${path}/board?token=${token}`);
      await ask(`${path}/board?at=1&access_token=${token}&${token}`, undefined, token);
      await ask(`${path}/answers?token=${token}`, {}, `${token}x`);
      await ask(`${path}/stream?token=${token}`);
    }
    const last = (await ask(`${path}/board`)).revision as number;
    const messages = await readEvents(`${url}${path}/stream?after=-1`, { until: ({ id }) => id === `${last}` });
    told += messages.map(({ data }) => data).join('\n');
    for (const page of ['board', 'log', 'events', 'statistics']) told += JSON.stringify(await ask(`${path}/${page}`));
  }

  /** What is kept in the stream of secrets. */
  async function seedsOf(game: string): Promise<readonly string[]> {
    const store = await openEventStore(storeUri, { secrecy: gameSecrecy });
    const found: string[] = [];
    for await (const { type, data } of store.read(streamName(`secret-${game}`))) {
      if (type === 'TokensSealed') continue;
      const { seed, salt } = data as { readonly seed: string; readonly salt: string };
      found.push(seed, salt);
    }
    await store.close();
    return found;
  }

  test('there is something to be found', () => {
    expect(secrets).toHaveLength(1 + 2 * (3 + 2));
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{9,}$/);
    expect(told).toContain('DecisionMade');
    expect(metrics).toContain('stacktrail_commands_total{outcome="accepted"} 6');
    expect(metrics).toContain('stacktrail_store_up 0');
    expect(errors).toContain('down');
    const { out, err } = server.written;
    expect(out).toContain('127.0.0.1');
    expect(out + err).toContain('/games/some/events');
    if (log === 'json') expect(out).toContain('/board?');
  });

  test('in what the server writes, counts and answers in failure', () => {
    const { out, err } = server.written;
    for (const written of [out, err, metrics, errors]) {
      expect(written).not.toMatch(PASSWORD);
      expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
      expect(cardNames.filter((name) => written.includes(name))).toEqual([]);
    }
  });

  test('nor is there in what it tells everybody of a game under way', () => {
    expect(told).not.toMatch(PASSWORD);
    for (const secret of secrets) expect(told).not.toContain(secret);
  });
});

describe('a server that can’t start says why, and shows no password', () => {
  const wrong: readonly (readonly [what: string, args: readonly string[], says: string])[] = [
    ['a password that is not encoded', ['--store', 'esdb://walrus:zebra/quokka@host:2113'], '%2F'],
    ['a store of no known kind', ['--store', 'eventstore://walrus:zebra@quokka@host:2113'], 'eventstore://host:2113'],
    ['a store in the place of a port', ['--port', 'esdb://walrus:zebra@quokka@host:2113'], 'esdb://host:2113'],
    ['a store in no place', ['esdb://walrus:zebra@quokka@host:2113'], 'esdb://host:2113'],
    ['a store as an option', ['--esdb://walrus:zebra@quokka@host:2113'], 'host:2113'],
  ];

  async function opened(args: readonly string[]): Promise<void> {
    const store = await openEventStore(readSettings({}, args).store.uri);
    await store.close();
  }

  test.each(wrong)('%s', async (_, args, says) => {
    const error: unknown = await opened(args).catch((thrown: unknown) => thrown);
    const words = startFailure(error, args);
    expect(words).toContain(says);
    expect(words).not.toMatch(PASSWORD);
  });

  test('as a process', async () => {
    const child = new Child('apps/server/src/main.ts', ['--port', 'esdb://walrus:zebra@quokka@host:2113']);
    expect(await child.exit()).toBe(2);
    expect(child.written.err).toContain('esdb://host:2113');
    expect(child.written.out + child.written.err).not.toMatch(PASSWORD);
  });
});

test.each([
  ['/games', '/games'],
  ['/games/a/log?from=10&limit=20', '/games/a/log?from=10&limit=20'],
  ['/games/a/stream?after=-1', '/games/a/stream?after=-1'],
  ['/games/a/board?at=1&token=c0ffee', '/games/a/board?at=1&token=…'],
  ['/games/a/board?at=1x', '/games/a/board?at=…'],
  ['/games/a/board?c0ffee-c0ffee&=c0ffee', '/games/a/board?…&…'],
  ['/games/a/board?at=1?token=c0ffee', '/games/a/board?at=…'],
])('the address %s is logged as %s', (url, shown) => {
  expect(shownUrl(url)).toBe(shown);
});
