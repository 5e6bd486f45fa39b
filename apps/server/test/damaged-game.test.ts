import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { brick, withoutFirstFact } from './bricked-game.js';
import { caughtUp } from './caught-up.js';
import { startServer, type Harness, type Json } from './harness.js';
import { readEvents } from './read-events.js';
import {
  annsMain,
  answer,
  begin,
  pass,
  passUntil,
  playLand,
  sitDown,
  takeSeats,
  twoSeats,
  type Table,
} from './table.js';

/** A server on a store whose first game has an event that can't be read, and whose second one is sound. */
async function serverWithADamagedGame(): Promise<{
  readonly store: MemoryEventStore;
  readonly harness: Harness;
  readonly table: Table;
  readonly sound: Table;
  readonly damage: { readonly revision: number; readonly problem: string };
}> {
  const store = new MemoryEventStore();
  const before = await startServer(store);
  const bricked = await sitDown(before);
  await begin(bricked);
  await passUntil(bricked, annsMain(1));
  await playLand(bricked);
  const other = await sitDown(before, { ...twoSeats, seed: 'sound' });
  const revision = await brick(store, bricked.game);
  const harness = await startServer(store);
  await caughtUp(harness);
  const table = takeSeats(harness, bricked.game, bricked.tokens, bricked.judgeToken);
  const sound = takeSeats(harness, other.game, other.tokens, other.judgeToken);
  const problem = 'data.reason: expected text in Unicode characters, found string';
  return { store, harness, table, sound, damage: { revision, problem } };
}

describe('a game with an event that can’t be read', () => {
  let harness: Harness;
  let table: Table;
  let sound: Table;
  let damage: Json;

  beforeAll(async () => {
    ({ harness, table, sound, damage } = await serverWithADamagedGame());
  });

  afterAll(() => harness.stop());

  const read = async (path: string, client = table.judge): Promise<Json> =>
    (await client.get(`${table.path}${path}`).expect(200)).body;

  test('is shown up to that event, and marked', async () => {
    const board = await read('/board');
    expect(board).toMatchObject({ revision: damage.revision - 1, damaged: damage });
    expect(board.battlefield).toHaveLength(1);
    expect(await read('/board?at=3')).toMatchObject({ revision: 3, damaged: damage });
    const log = await read('/log?limit=2000');
    expect(log).toMatchObject({ at: damage.revision - 1, next: null, damaged: damage });
    expect(log.lines.at(-1)).toMatchObject({ revision: damage.revision - 1 });
    expect(await read('/statistics')).toMatchObject({ events: damage.revision, damaged: damage });
    expect(await read('/decision')).toMatchObject({ decision: null, outcome: null, damaged: damage });
    const { events, ...page } = await read('/events?limit=2000');
    expect(page).toMatchObject({ next: null, damaged: damage });
    expect(events).toHaveLength(damage.revision);
    expect(await read(`/events/${damage.revision - 1}/explanation`)).toMatchObject({ damaged: damage });
    expect(await read('')).toMatchObject({ status: 'playing', revision: damage.revision - 1, damaged: damage });
  });

  test('spectators and seats see it too', async () => {
    for (const client of [table.spectator, ...table.seats]) {
      expect(await read('/board', client)).toMatchObject({ damaged: damage });
      expect(await read('/decision', client)).toMatchObject({ damaged: damage });
    }
  });

  test('stands in the list of games beside sound ones, which go on', async () => {
    const { body: games } = await harness.as().get('/games').expect(200);
    expect(games.map(({ game, damaged }: Json) => [game, damaged])).toEqual([
      [sound.game, null],
      [table.game, damage],
    ]);
    await begin(sound);
    await answer(sound, pass);
    const { body: board } = await sound.judge.get(`${sound.path}/board`).expect(200);
    expect(board.damaged).toBeNull();
  });

  test('keeps nobody from being ready: health counts it', async () => {
    await read('/board');
    const { body } = await harness.as().get('/health').expect(200);
    expect(body).toMatchObject({ status: 'up', damagedGames: 1 });
    for (const projection of body.projections) expect(projection).toMatchObject({ caughtUp: true, deadLetters: 0 });
  });

  test('says so to whoever asks for what can’t be read', async () => {
    for (const path of [`/board?at=${damage.revision}`, `/events/${damage.revision}/explanation`]) {
      const { body } = await table.judge.get(`${table.path}${path}`).expect(409);
      expect(body).toMatchObject({ type: 'urn:stacktrail:problem:game-damaged', damaged: damage });
    }
    expect(await read(`/events?from=${damage.revision}`)).toMatchObject({ events: [], next: null, damaged: damage });
    await table.judge.get(`${table.path}/board?at=${damage.revision + 1}`).expect(404);
  });

  test('takes no command, and says why', async () => {
    const judge = { judge: 'Jude' };
    const commands = [
      [table.seats[0]!, 'answers', { decision: 1, answer: pass }],
      [table.seats[0]!, 'concession', {}],
      [table.seats[0]!, 'rewind-requests', { to: 9, reason: 'The wrong land.' }],
      [table.seats[1]!, `rewind-requests/${damage.revision}/votes`, { vote: 'consent' }],
      [table.seats[0]!, 'shortcuts', { parts: [{ choices: [{ player: 0, answer: pass }] }] }],
      [table.seats[1]!, 'shortcuts/9/answers', { at: null }],
      [table.judge, 'rulings', { ruling: 'Play on.', ...judge }],
      [table.judge, 'rewinds', { to: 9, reason: 'Back.', ...judge }],
    ] as const;
    for (const [client, path, body] of commands) {
      const { body: problem } = await client.post(`${table.path}/${path}`, body).expect(409);
      expect(problem).toMatchObject({ type: 'urn:stacktrail:problem:game-damaged', damaged: damage });
      expect(problem.detail).toContain(`revision ${damage.revision}`);
      expect(problem.detail).toContain(damage.problem);
    }
  });

  test('streams its events up to the damage, and then the mark', async () => {
    const url = `${await harness.app.getUrl()}${table.path}/stream`;
    const messages = await readEvents(`${url}?after=-1`, { until: ({ type }) => type === 'damaged' });
    expect(messages.filter(({ type }) => type !== 'ready')).toHaveLength(damage.revision + 1);
    expect(JSON.parse(messages.at(-1)!.data)).toEqual(damage);
    const again = await readEvents(`${url}?after=${damage.revision}`, { until: ({ type }) => type === 'damaged' });
    expect(again.map(({ type }) => type)).toEqual(['ready', 'damaged']);
  });
});

describe('a judge ends a damaged game', () => {
  let store: MemoryEventStore;
  let harness: Harness;
  let table: Table;
  let sound: Table;
  let damage: Json;
  let ended: Json;
  const ending = { commandId: 'the-end', judge: 'Jude', ruling: 'The record is damaged: a draw.' };

  beforeAll(async () => {
    ({ store, harness, table, sound, damage } = await serverWithADamagedGame());
    ({ body: ended } = await table.judge.post(`${table.path}/ending`, ending).expect(200));
  });

  afterAll(() => harness.stop());

  const read = async (path: string, client = table.judge): Promise<Json> =>
    (await client.get(`${table.path}${path}`).expect(200)).body;

  test('as a draw, from the last point at which play could go on', async () => {
    expect(ended).toMatchObject({ repeated: false, decision: null, outcome: { winner: null }, damaged: damage });
    expect(ended.facts.map(({ type }: Json) => type)).toEqual([
      'ActionReversed',
      'RulingGiven',
      'GameEnded',
      'SeedRevealed',
    ]);
    const board = await read('/board');
    expect(board).toMatchObject({ revision: ended.revisions.last, outcome: { winner: null }, damaged: damage });
    expect(await read('')).toMatchObject({ status: 'over', winner: null, damaged: damage });
    const { body: games } = await harness.as().get('/games?status=over').expect(200);
    expect(games).toHaveLength(1);
  });

  test('once: the same command again is the same ending, and another is late', async () => {
    const { body: again } = await table.judge.post(`${table.path}/ending`, ending).expect(200);
    expect(again).toEqual({ ...ended, repeated: true });
    await table.judge.post(`${table.path}/ending`, { ruling: 'Again.' }).expect(409);
  });

  test('nobody else may, and a game that can be read goes on by its rules', async () => {
    await table.seats[0]!.post(`${table.path}/ending`, ending).expect(403);
    await table.spectator.post(`${table.path}/ending`, ending).expect(401);
    const { body } = await sound.judge.post(`${sound.path}/ending`, ending).expect(422);
    expect(body.detail).toContain('read');
  });

  test('the log leaves the damaged stretch out and tells the ending', async () => {
    const { lines, damaged } = await read('/log?limit=2000');
    expect(damaged).toEqual(damage);
    const revisions = lines.map(({ revision }: Json) => revision);
    expect(revisions).not.toContain(damage.revision);
    expect(revisions.slice(-4)).toEqual([0, 1, 2, 3].map((at) => ended.revisions.first + at));
    expect(lines.at(-3).text).toContain(ending.ruling);
    const { events } = await read('/events?limit=2000');
    expect(events).toHaveLength(lines.length);
    const explained = await read(`/events/${ended.revisions.last}/explanation`);
    expect(explained).toMatchObject({ type: 'SeedRevealed', damaged: damage });
    expect(await read('/statistics')).toMatchObject({ damaged: damage });
  });

  test('who follows the stream sees the ending after the mark', async () => {
    const url = `${await harness.app.getUrl()}${table.path}/stream?after=-1`;
    const messages = await readEvents(url, { until: ({ type }) => type === 'SeedRevealed' });
    const types = messages.map(({ type }) => type);
    expect(types.slice(-5)).toEqual(['damaged', 'ActionReversed', 'RulingGiven', 'GameEnded', 'SeedRevealed']);
  });

  test('another process sees it so, and the game is over for good', async () => {
    const other = await startServer(store);
    const again = takeSeats(other, table.game, table.tokens, table.judgeToken);
    expect((await again.judge.get(`${again.path}/board`).expect(200)).body).toEqual(await read('/board'));
    expect((await again.judge.get(`${again.path}/decision`).expect(200)).body).toEqual(await read('/decision'));
    await again.judge.post(`${again.path}/rewinds`, { to: 3, reason: 'Back.' }).expect(409);
    await again.seats[0]!.post(`${again.path}/answers`, { decision: 1, answer: pass }).expect(409);
  });
});

describe('a game of which nothing can be read', () => {
  let harness: Harness;
  let table: Table;

  beforeAll(async () => {
    const before = new MemoryEventStore();
    const begun = await sitDown(await startServer(before));
    const store = await withoutFirstFact(before, begun.game);
    harness = await startServer(store);
    await caughtUp(harness);
    table = takeSeats(harness, begun.game, begun.tokens, begun.judgeToken);
  });

  afterAll(() => harness.stop());

  test('is listed and marked, and every other answer says why there is nothing to show', async () => {
    const damaged = { revision: 0, problem: expect.stringContaining('data.game') };
    const { body: games } = await harness.as().get('/games').expect(200);
    expect(games).toMatchObject([{ game: table.game, seats: [], edition: null, damaged }]);
    const { body: page } = await table.spectator.get(table.path).expect(200);
    expect(page).toMatchObject({ status: 'starting', revision: -1, chance: null, adjudication: null, damaged });
    expect((await table.spectator.get(`${table.path}/log`).expect(200)).body).toMatchObject({ lines: [], damaged });
    expect((await table.spectator.get(`${table.path}/events`).expect(200)).body).toMatchObject({ events: [], damaged });
    for (const client of [table.spectator, table.judge]) {
      const { body } = await client.get(`${table.path}/board`).expect(409);
      expect(body).toMatchObject({ type: 'urn:stacktrail:problem:game-damaged', damaged });
      await client.get(`${table.path}/decision`).expect(409);
    }
    await table.judge.post(`${table.path}/ending`, { ruling: 'Over.' }).expect(409);
    const { body: health } = await harness.as().get('/health').expect(200);
    expect(health).toMatchObject({ status: 'up', damagedGames: 1 });
  });
});
