import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { startServer, type Harness, type Json } from './harness.js';
import { forestsAndFinks } from './table.js';

const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: forestsAndFinks }));

/** A game with clocks, as its seats and its judge ask about it. */
class TimedGame {
  private constructor(
    private readonly server: Harness,
    readonly created: Json,
  ) {}

  static async begin(server: Harness, clock: object): Promise<TimedGame> {
    return new TimedGame(server, (await server.as().post('/games', { seats, clock }).expect(201)).body);
  }

  get path(): string {
    return `/games/${this.created.game}`;
  }

  on(server: Harness): TimedGame {
    return new TimedGame(server, this.created);
  }

  seat(number: number) {
    return this.server.as(this.created.seats[number].token);
  }

  get judge() {
    return this.server.as(this.created.judgeToken);
  }

  async clocks(): Promise<Json> {
    return (await this.server.as().get(`${this.path}/clock`).expect(200)).body.clocks;
  }

  async status(): Promise<string> {
    return (await this.server.as().get(this.path).expect(200)).body.status;
  }

  /** The types and data of the game's facts. */
  async facts(): Promise<readonly Json[]> {
    const { body } = await this.server.as().get(`${this.path}/events?limit=1000`).expect(200);
    return body.events;
  }
}

describe('clocks over HTTP', () => {
  let store: MemoryEventStore;
  /** How long ago the store records events. */
  let late = 0;
  const servers: Harness[] = [];
  const start = async (): Promise<Harness> => {
    const server = await startServer(store);
    servers.push(server);
    return server;
  };
  beforeEach(() => {
    late = 0;
    store = new MemoryEventStore(() => new Date(Date.now() - late));
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
  });

  test('the server calls time on whoever decides too long, without being asked', async () => {
    const game = await TimedGame.begin(await start(), { perDecision: 1 });
    const { running } = await game.clocks();
    expect(running.leftForDecision).toBeGreaterThan(0);
    expect(running.leftForDecision).toBeLessThanOrEqual(1000);
    while ((await game.status()) !== 'over') await new Promise((resolve) => setTimeout(resolve, 100));
    const called = (await game.facts()).find(({ type }) => type === 'ClockRanOut');
    expect(called).toMatchObject({ envelope: { rule: '104.3k' }, data: { player: running.seat } });
    expect((await game.clocks()).running).toBeNull();
  });

  test('of two servers one calls it, and it is stored once', async () => {
    const [one, two] = [await start(), await start()];
    const game = await TimedGame.begin(one, { perDecision: 1 });
    while ((await game.on(two).status()) !== 'over') await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await game.facts()).filter(({ type }) => type === 'ClockRanOut')).toHaveLength(1);
  });

  test('a seat that claims too early hears how much time is left', async () => {
    const game = await TimedGame.begin(await start(), { seconds: 600 });
    const { running } = await game.clocks();
    const { body } = await game
      .seat(1 - running.seat)
      .post(`${game.path}/clock/claims`)
      .expect(422);
    expect(body).toMatchObject({ rule: '104.3k', detail: `Seat ${running.seat} decides and has 600 seconds left.` });
    await game.judge.post(`${game.path}/clock/claims`).expect(403);
  });

  test('a judge gives time, stops the clocks and starts them; a seat may not', async () => {
    const game = await TimedGame.begin(await start(), { seconds: 600 });
    const { running } = await game.clocks();
    const extension = { player: running.seat, seconds: 60, reason: 'A deck check.' };
    await game.seat(running.seat).post(`${game.path}/clock/extensions`, extension).expect(403);
    await game.judge.post(`${game.path}/clock/extensions`, extension).expect(200);
    await game.judge.post(`${game.path}/clock/stops`, { reason: 'A ruling.' }).expect(200);
    const { left, stopped } = await game.clocks();
    expect(stopped).toBe(true);
    expect(left[running.seat]).toBeGreaterThan(650_000);
    await game.judge.post(`${game.path}/clock/starts`).expect(200);
    expect((await game.clocks()).stopped).toBe(false);
  });

  test('the list of games tells the limits; a game without clocks has none', async () => {
    const server = await start();
    const game = await TimedGame.begin(server, { seconds: 600, perDecision: 60 });
    const { body: without } = await server.as().post('/games', { seats }).expect(201);
    const { body: list } = await server.as().get('/games').expect(200);
    const clockOf = (id: string): Json => list.find((each: Json) => each.game === id).clock;
    expect(clockOf(game.created.game)).toEqual({ seconds: 600, perDecision: 60 });
    expect(clockOf(without.game)).toBeNull();
    const { body } = await server.as().get(`/games/${without.game}/clock`).expect(200);
    expect(body).toEqual({ game: without.game, clocks: null });
  });

  test('the time since the last event is given back as servers start, once', async () => {
    late = 120_000;
    const game = await TimedGame.begin(await start(), { seconds: 60 });
    late = 0;
    const [one, two] = await Promise.all([start(), start()]);
    const again = game.on(one);
    while (!(await again.facts()).some(({ type }) => type === 'TimeGiven')) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { running, left } = await game.on(two).clocks();
    expect(left[running.seat]).toBeGreaterThan(50_000);
    expect(await again.status()).not.toBe('over');
    expect((await again.facts()).filter(({ type }) => type === 'TimeGiven')).toHaveLength(1);
  });

  test.each([
    [{}, 'seconds or perDecision'],
    [{ seconds: 0 }, 'seconds'],
    [{ perDecision: 100_000 }, 'perDecision'],
    [{ seconds: 'long' }, 'seconds'],
    ['short', 'clock'],
  ])('%j is refused as a clock', async (clock, word) => {
    const server = await start();
    const { status, body } = await server.as().post('/games', { seats, clock });
    expect([400, 422]).toContain(status);
    expect(JSON.stringify(body)).toContain(word);
  });
});
