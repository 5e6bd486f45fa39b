import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENT_STORE } from '@stacktrail/projection-runtime';
import { isStoredEvent, type EventStore, type StoredEvent } from '@stacktrail/event-store';
import { startServer, type Harness, type Json } from './harness.js';
import { annsMain, begin, passUntil, playLand, sitDown, twoSeats, type Table } from './table.js';

/** What an SSE stream has sent until there are so many messages. */
async function messages(url: string, count: number, headers: Record<string, string> = {}): Promise<readonly Json[]> {
  const stop = new AbortController();
  const response = await fetch(url, { headers: { Accept: 'text/event-stream', ...headers }, signal: stop.signal });
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body!) {
    text += decoder.decode(bytes, { stream: true });
    if (text.split('\n\n').filter((each) => each.startsWith('id: ')).length > count) break;
  }
  stop.abort();
  return text
    .split('\n\n')
    .filter((each) => each.startsWith('id: ') && each.includes('\ndata: '))
    .slice(0, count)
    .map((each) => {
      const [id, event, data] = each.split('\n').map((line) => line.replace(/^\w+: /, ''));
      return { id, event, data: JSON.parse(data ?? 'null') };
    });
}

describe('the feed of all games', () => {
  let server: Harness;
  let address: string;
  let one: Table;
  let two: Table;
  let stored: StoredEvent[];
  beforeAll(async () => {
    server = await startServer();
    address = await server.app.getUrl();
    [one, two] = [await sitDown(server), await sitDown(server, { ...twoSeats, seed: 'another one' })];
    await begin(one);
    await begin(two);
    await passUntil(one, annsMain(1));
    await playLand(one);
    await passUntil(two, annsMain(1));
    await passUntil(one, annsMain(3));
    stored = [];
    const store: EventStore = server.app.get(EVENT_STORE);
    for await (const entry of store.readAll({ filter: { streamPrefixes: ['game-'] } })) {
      if (isStoredEvent(entry)) stored.push(entry);
    }
  });
  afterAll(() => server.stop());

  const lines = async (query = ''): Promise<readonly Json[]> => {
    const { text, headers } = await server.as().get(`/events${query}`).buffer(true).expect(200);
    expect(headers['content-type']).toContain('application/x-ndjson');
    return text === ''
      ? []
      : text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line));
  };

  test('has every event of every game once, in the order of the store', async () => {
    const events = await lines();
    expect(events.map(({ position, id }) => [position, id])).toEqual(stored.map(({ position, id }) => [position, id]));
    expect(new Set(events.map(({ game }) => game))).toEqual(new Set([one.game, two.game]));
  });

  test('tells with each what it takes to understand it', async () => {
    const events = await lines(`?game=${one.game}`);
    const played = events.find(({ type }) => type === 'LandPlayed');
    expect(played).toMatchObject({
      game: one.game,
      version: expect.any(Number),
      rule: expect.stringMatching(/^\d+\./),
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      line: 'effective',
      seats: ['Ann', 'Bob'],
      edition: '2025-06-06',
      engine: expect.any(String),
    });
    const moved = events.find(({ type, names }) => type === 'ObjectMoved' && Object.keys(names.objects).length > 0);
    expect(Object.values(moved.names.objects)).toContain('Forest');
    expect(events.every(({ engine }) => engine === played.engine)).toBe(true);
  });

  test('names no card that not everybody knows', async () => {
    const drawn = (await lines()).filter(({ type, data }) => type === 'ObjectMoved' && data.veiled !== undefined);
    expect(drawn.length).toBeGreaterThan(10);
    for (const { names, data } of drawn) {
      expect(names).toEqual({ objects: {}, cards: {} });
      expect(Object.keys(data.veiled)).toEqual(['commitment']);
    }
  });

  test('goes on after a position, with so many events as are wanted', async () => {
    const all = await lines();
    const pages: Json[] = [];
    for (let after = 'start'; ;) {
      const page = await lines(`?after=${after}&limit=37`);
      pages.push(...page);
      if (page.length < 37) break;
      after = page.at(-1).position;
    }
    expect(pages).toEqual(all);
  });

  test('of some types, or of facts alone', async () => {
    const all = await lines();
    const types = await lines('?types=LandPlayed,TurnBegan');
    expect(types).toEqual(all.filter(({ type }) => ['LandPlayed', 'TurnBegan'].includes(type)));
    const facts = await lines('?kinds=facts');
    expect(facts).toEqual(
      all.filter(({ type }) => !['DecisionAsked', 'DecisionMade', 'PriorityPassed'].includes(type)),
    );
    expect(facts.length).toBeLessThan(all.length / 2);
  });

  test('as CloudEvents', async () => {
    const [plain] = await lines('?limit=1');
    const [event] = await lines('?limit=1&envelope=cloudevents');
    expect(event).toEqual({
      specversion: '1.0',
      id: plain.id,
      source: `/games/${one.game}`,
      type: `stacktrail.GameStarted.v${plain.version}`,
      time: plain.time,
      subject: '0',
      datacontenttype: 'application/json',
      data: plain,
    });
  });

  test('waits for an event where there is none, and no longer than it was told', async () => {
    const last = (await lines()).at(-1).position;
    expect(await lines(`?after=${last}`)).toEqual([]);
    expect(await lines(`?after=${last}&wait=1`)).toEqual([]);
    const waiting = lines(`?after=${last}&wait=20`);
    await passUntil(one, annsMain(4));
    const next = await waiting;
    expect(next.length).toBeGreaterThan(0);
    expect(next[0].position > last).toBe(true);
  });

  test('refuses a position that the store has not reached, and one of another kind of store, before it says anything', async () => {
    const last: string = (await lines()).at(-1).position;
    const next = `${BigInt(last) + 1n}`.padStart(last.length, '0');
    const beyond = [next, '9'.repeat(last.length), `${last}-${last}`];
    const forms = [{}, { Accept: 'text/event-stream' }];
    // Each waits for a node of the store that may be behind.
    const asked = beyond.flatMap((after) => forms.map((form) => server.as().get(`/events?after=${after}`, form)));
    for (const { status, body } of await Promise.all(asked)) {
      expect([status, body.detail]).toEqual([409, expect.stringContaining(`its last event stands at ${last}`)]);
    }
  });

  test('as server-sent events, which go on after Last-Event-ID and with what is stored', async () => {
    const all = await lines();
    const first = await messages(`${address}/events`, 50);
    expect(first.map(({ data }) => data)).toEqual(all.slice(0, 50));
    expect(first.map(({ id, event }) => [id, event])).toEqual(all.slice(0, 50).map((e) => [e.position, e.type]));
    const rest = messages(`${address}/events`, all.length + 5 - 50, { 'Last-Event-ID': first[49].id });
    await passUntil(one, annsMain(6));
    const after = await rest;
    expect(after.slice(0, all.length - 50).map(({ data }) => data)).toEqual(all.slice(50));
    expect(after).toHaveLength(all.length + 5 - 50);
  });

  test('of one game waits for events of that game, and wakes for no other', async () => {
    const last = (await lines(`?game=${one.game}`)).at(-1).position;
    const begun = performance.now();
    const waiting = lines(`?game=${one.game}&after=${last}&wait=1`);
    await passUntil(two, annsMain(3));
    expect(await waiting).toEqual([]);
    expect(performance.now() - begun).toBeGreaterThan(990);
    const stop = new AbortController();
    const headers = { Accept: 'text/event-stream' };
    const response = await fetch(`${address}/events?game=${one.game}&after=${last}`, { headers, signal: stop.signal });
    setTimeout(() => stop.abort(), 500);
    let text = '';
    try {
      for await (const bytes of response.body!) text += Buffer.from(bytes as Uint8Array).toString();
    } catch {
      // Ended by the test.
    }
    expect(text).toBe(`: caught up\nid: ${last}\n\n`);
  });

  test('of some types waits for one of these, whatever else is stored', async () => {
    const last = (await lines()).at(-1).position;
    const waiting = lines(`?after=${last}&wait=30&types=TurnBegan`);
    await passUntil(one, annsMain(8));
    expect((await waiting).map(({ type }) => type)).toContain('TurnBegan');
  });

  test('tells of a reversed stretch by which reversal it was undone (CR 731)', async () => {
    const before = await lines(`?game=${two.game}`);
    const { body } = await two.judge
      .post(`${two.path}/rewinds`, { to: before.at(-1).revision - 10, reason: 'A missed trigger.' })
      .expect(200);
    const events = await lines(`?game=${two.game}`);
    const reversal = events.find(({ type }) => type === 'ActionReversed');
    expect(reversal.line).toBe('effective');
    const undone = events.filter(({ line }) => line !== 'effective');
    expect(undone.map(({ revision }) => revision)).toEqual(
      events.map(({ revision }) => revision).filter((r) => r > body.to && r < reversal.revision),
    );
    for (const { line } of undone) expect(line).toEqual({ reversedBy: reversal.revision });
  });

  test('tells where to go on, where nothing was wanted of what there is', async () => {
    const last = (await lines()).at(-1).position;
    expect(await lines('?types=GameRestarted&checkpoint=true')).toEqual([{ checkpoint: last }]);
    expect(await lines(`?after=${last}&checkpoint=true`)).toEqual([{ checkpoint: last }]);
    const [turn, end] = [await lines('?types=TurnBegan'), await lines('?types=TurnBegan&checkpoint=true')];
    expect(end).toEqual([...turn, { checkpoint: last }]);
  });

  test('shows what was hidden once all players have consented after the end, and of no other game', async () => {
    const table = await sitDown(server, { ...twoSeats, seed: undefined });
    await begin(table);
    const hidden = (events: readonly Json[]): number =>
      events.filter(({ data }) => data.veiled !== undefined && data.veiled.data === undefined).length;
    const of = (game: string): Promise<readonly Json[]> => lines(`?game=${game}`);
    const before = hidden(await of(table.game));
    expect(before).toBeGreaterThan(10);
    await table.seats[0]!.post(`${table.path}/concession`).expect(200);
    expect(hidden(await of(table.game))).toBe(before);
    for (const seat of table.seats) await seat.post(`${table.path}/openings`).expect(200);
    const opened = await of(table.game);
    expect(hidden(opened)).toBe(0);
    const drawn = opened.filter(({ type, data }) => type === 'ObjectMoved' && data.to === 'hand');
    expect(drawn.length).toBeGreaterThan(10);
    for (const { names } of drawn) expect(Object.values(names.objects).join()).toMatch(/Forest|Kitchen Finks/);
    expect(hidden(await of(one.game))).toBeGreaterThan(10);
  });

  test('has nothing of a private game', async () => {
    const seats = one.seats.map((_, i) => ({ name: `Seat ${i}`, deckList: '60 Forest' }));
    const { body } = await server.as().post('/games', { seats, private: true }).expect(201);
    expect((await lines()).filter(({ game }) => game === body.game)).toEqual([]);
    expect(await lines(`?game=${body.game}`)).toEqual([]);
  });

  test.each([
    ['after=yesterday', 'after'],
    ['types=Nothing', 'types'],
    ['limit=0', 'limit'],
    ['wait=1000', 'wait'],
    ['kinds=some', 'kinds'],
    ['envelope=paper', 'envelope'],
    ['game=../secret', 'game'],
    ['surprise=1', 'surprise'],
  ])('%s is refused', async (query, path) => {
    const { body } = await server.as().get(`/events?${query}`).expect(400);
    expect(JSON.stringify(body)).toContain(path);
  });
});
