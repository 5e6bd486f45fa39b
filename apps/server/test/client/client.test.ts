import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { given, RequestRefused, StacktrailClient, type components, type FeedEvent } from '@stacktrail/client';
import { startServer, type Harness } from '../harness.js';
import { startCuttingProxy } from './cutting-proxy.js';

/** The decks that each game of these tests is played with. */
let decks: readonly string[] = [];

type AnyAnswer = NonNullable<components['schemas']['OptionDoc']['answer']>;

function isLand(answer: AnyAnswer | null): boolean {
  return answer?.form === 'action' && answer.action.do === 'play land';
}

describe('@stacktrail/client', () => {
  let server: Harness;
  let port: number;
  let client: StacktrailClient;
  beforeAll(async () => {
    server = await startServer();
    ({ port } = server.app.getHttpServer().address() as AddressInfo);
    client = new StacktrailClient({ url: `http://127.0.0.1:${port}` });
    const shipped = given(await client.requests.GET('/decks'));
    expect(shipped.length).toBeGreaterThanOrEqual(2);
    decks = shipped.slice(0, 2).map(({ name }) => name);
  });
  afterAll(() => server.stop());

  /** Plays lands, and whatever else is asked as the decision’s example does, for so many answers. @returns its id */
  async function playGame(most: number): Promise<string> {
    const created = given(
      await client.requests.POST('/games', {
        body: { seats: decks.map((deck, seat) => ({ name: `Player ${seat + 1}`, deck })) },
      }),
    );
    const seats = created.seats.map(({ token }) => client.as(token ?? ''));
    const path = { params: { path: { game: created.game } } };
    let decider = created.decision?.player;
    for (let answers = 0; answers < most && decider !== undefined; answers++) {
      const seat = seats[decider];
      const { decision } = given(await seat!.requests.GET('/games/{game}/decision', path));
      if (decision?.send === undefined) throw new Error('the seat that decides sees what it may send');
      const land = decision.options?.find(({ answer }) => isLand(answer));
      const body = land?.answer ? { decision: decision.id, answer: land.answer } : decision.send.body;
      const answered = given(await seat!.requests.POST('/games/{game}/answers', { ...path, body }));
      decider = answered.decision?.decidedBy;
    }
    return created.game;
  }

  test('plays a game with typed requests, and reads all of it in the feed', async () => {
    const game = await playGame(120);
    const events: FeedEvent[] = [];
    for await (const page of client.feed({ game, once: true, pageLength: 100 })) events.push(...page.events);
    const revisions = events.map(({ revision }) => revision);
    expect(revisions.length).toBeGreaterThan(240);
    expect(revisions).toEqual(revisions.map((_, i) => i));
    const started = events[0];
    if (started?.type !== 'GameStarted') throw new Error('a game begins with GameStarted');
    expect(started.data.seats).toEqual([{ name: 'Player 1' }, { name: 'Player 2' }]);
    const played = events.filter((event) => event.type === 'LandPlayed');
    expect(played.length).toBeGreaterThan(2);
    for (const { data, names } of played) expect(names.objects[`${data.object}`]).toBeDefined();
  });

  test('what the server refuses is an error with its problem', async () => {
    const nowhere = await client.requests.GET('/games/{game}', { params: { path: { game: 'nowhere' } } });
    expect(() => given(nowhere)).toThrow(RequestRefused);
    expect(nowhere.error).toMatchObject({ status: 404, title: 'There is no such game' });
    await expect(client.feed({ after: 'yesterday', once: true }).next()).rejects.toMatchObject({
      status: 400,
      problem: { errors: [{ path: 'after' }] },
    });
    // A store that another one has taken the place of: whoever waited for more would miss what comes before.
    await expect(client.feed({ after: '9'.repeat(20) }).next()).rejects.toMatchObject({
      status: 409,
      problem: { title: 'The store has no such position' },
    });
    await expect(client.as('nobodys').watch('nowhere').next()).rejects.toMatchObject({ status: 404 });
    expect(() => client.as('nobody’s')).toThrow('a token has letters');
    expect(() => new StacktrailClient({ url: 'my server' })).toThrow('“my server” is no address');
  });

  test('a feed whose connection is lost again and again has every event once, and its checkpoint goes on', async () => {
    await playGame(60);
    const whole: string[] = [];
    for await (const { events } of client.feed({ once: true })) whole.push(...events.map(({ id }) => id));
    let seed = 7;
    const proxy = await startCuttingProxy(port, () => (seed = (seed * 48_271) % 2_147_483_647) % 60_000);
    const cut = new StacktrailClient({ url: proxy.url });
    let saved: string | null = null;
    const checkpoint = {
      load: () => Promise.resolve(saved),
      save: (position: string) => Promise.resolve(void (saved = position)),
    };
    const read: string[] = [];
    // The reader is ended after each third page, and begun again from its checkpoint.
    for (let done = false; !done;) {
      let pages = 0;
      done = true;
      for await (const { events } of cut.feed({ once: true, pageLength: 40, checkpoint })) {
        if (pages++ === 3) {
          done = false;
          break;
        }
        read.push(...events.map(({ id }) => id));
      }
    }
    expect(proxy.cuts()).toBeGreaterThan(5);
    expect(read).toEqual(whole);
    await proxy.stop();
  });

  test('a reader that waits is told of what is stored later', async () => {
    const ending = new AbortController();
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { events } of client.feed({ after: 'end', types: ['GameStarted'], signal: ending.signal })) {
        seen.push(...events.map(({ game }) => game));
        if (seen.length === 2) ending.abort();
      }
    })();
    // The end of the feed is looked for when the first request comes.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const games = [await playGame(0), await playGame(0)];
    await reading;
    expect(seen).toEqual(games);
  });

  test('watching a game gives what it had and what comes, also after the connection was lost', async () => {
    const game = await playGame(10);
    const proxy = await startCuttingProxy(port, () => 9000);
    const cut = new StacktrailClient({ url: proxy.url });
    const ending = new AbortController();
    const { revision } = given(await client.requests.GET('/games/{game}', { params: { path: { game } } }));
    const revisions: number[] = [];
    for await (const { envelope } of cut.watch(game, { after: -1, signal: ending.signal })) {
      revisions.push(envelope.revision);
      if (envelope.revision === revision) ending.abort();
    }
    expect(revisions).toEqual(Array.from({ length: revision + 1 }, (_, i) => i));
    expect(proxy.cuts()).toBeGreaterThan(0);
    await proxy.stop();
  });
});
