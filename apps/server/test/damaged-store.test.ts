import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DAMAGE, DamageableStore } from '@stacktrail/event-store/contract';
import { streamName } from '@stacktrail/event-store';
import { caughtUp } from './caught-up.js';
import { startServer, type Harness, type Json } from './harness.js';
import { readEvents } from './read-events.js';
import { answer, begin, pass, sitDown, takeSeats, twoSeats, type Table } from './table.js';

/** A store that has lost an event: a server that starts on it, and one that runs when it happens. */
describe('an event that the store has lost', () => {
  let store: DamageableStore;
  const harnesses: Harness[] = [];
  let harness: Harness;
  let table: Table;
  let sound: Table;
  let last: number;

  beforeEach(async () => {
    store = new DamageableStore();
    harnesses.push((harness = await startServer(store)));
    table = await sitDown(harness);
    await begin(table);
    sound = await sitDown(harness, { ...twoSeats, seed: 'sound' });
    ({ revision: last } = (await table.judge.get(table.path).expect(200)).body as { revision: number });
  });
  afterEach(async () => {
    for (const each of harnesses.splice(0)) await each.stop();
  });

  /** Another server on the same store, with the events damaged before it reads any. */
  const restarted = async (...damaged: readonly (readonly [string, number, boolean?])[]): Promise<void> => {
    for (const [stream, revision, isNameless] of damaged) store.damage(streamName(stream), revision, isNameless);
    harnesses.push((harness = await startServer(store)));
    await caughtUp(harness);
    table = takeSeats(harness, table.game, table.tokens, table.judgeToken);
    sound = takeSeats(harness, sound.game, sound.tokens, sound.judgeToken);
  };
  const read = async (path: string, client = table.judge): Promise<Json> =>
    (await client.get(`${table.path}${path}`).expect(200)).body;
  const health = async (): Promise<Json> => (await harness.as().get('/health').expect(200)).body;

  test('is named by health, which blames neither the store nor the read models', async () => {
    await restarted([`game-${table.game}`, 9]);
    await sound.judge.get(sound.path).expect(200);
    expect(await health()).toMatchObject({
      status: 'up',
      store: { reachable: true },
      damagedGames: 1,
      damage: [{ game: table.game, revision: 9, problem: DAMAGE }],
      projections: [
        { name: 'board', caughtUp: true, deadLetters: 0 },
        { name: 'disputes', caughtUp: true, deadLetters: 0 },
        { name: 'log', caughtUp: true, deadLetters: 0 },
      ],
    });
  });

  test('is where its game ends for whoever looks, and the others go on', async () => {
    await restarted([`game-${table.game}`, 9]);
    const damaged = { revision: 9, problem: DAMAGE };
    expect(await read('/board')).toMatchObject({ revision: 8, damaged });
    expect(await read('/log')).toMatchObject({ at: 8, damaged });
    expect((await read('/events?limit=2000')).events).toHaveLength(9);
    expect(await read('/events?from=12')).toMatchObject({ events: [], damaged });
    expect(await read('/decision')).toMatchObject({ decision: null, damaged });
    const { body } = await table.judge.get(`${table.path}/board?at=9`).expect(409);
    expect(body).toMatchObject({ type: 'urn:stacktrail:problem:game-damaged', damaged });
    await begin(sound);
    await answer(sound, pass);
    const { body: games } = await harness.as().get('/games').expect(200);
    expect(games.map((game: Json) => [game.game, game.damaged])).toEqual([
      [sound.game, null],
      [table.game, damaged],
    ]);
  });

  test('may be the last of its game, or the first', async () => {
    await restarted([`game-${table.game}`, last]);
    expect(await read('/board')).toMatchObject({ revision: last - 1, damaged: { revision: last, problem: DAMAGE } });
    await restarted([`game-${table.game}`, 0]);
    expect(await read('')).toMatchObject({ revision: -1, damaged: { revision: 0, problem: DAMAGE } });
    await table.judge.get(`${table.path}/board`).expect(409);
    expect(await health()).toMatchObject({ status: 'up', damagedGames: 1 });
  });

  test('is told of once by a stream of the game’s events, which goes on with its ending', async () => {
    await restarted([`game-${table.game}`, 9]);
    const url = `${await harness.app.getUrl()}${table.path}/stream?after=-1`;
    let ended: Promise<unknown> = Promise.resolve();
    const messages = await readEvents(url, {
      until: ({ type }) => type === 'GameEnded',
      on: ({ type }) => {
        if (type !== 'damaged') return;
        const ending = table.judge.post(`${table.path}/ending`, { ruling: 'The file is damaged.' });
        ended = ending.expect(200).then((answered) => answered.body as unknown);
      },
    });
    await ended;
    const types = messages.map(({ type }) => type);
    expect(types.slice(10)).toEqual(['damaged', 'ActionReversed', 'RulingGiven', 'GameEnded']);
  });

  test('of no known game in the log is named by its position, and by its game, whose stream tells', async () => {
    await restarted([`game-${table.game}`, last, true]);
    await sound.judge.get(sound.path).expect(200);
    const { status, damage } = await health();
    expect(status).toBe('up');
    expect(damage).toEqual([
      { game: table.game, revision: last, problem: DAMAGE },
      { game: null, revision: null, problem: expect.stringMatching(/position \d+/) },
    ]);
  });

  test('of a game’s seeds keeps it from being played on, and says so', async () => {
    await restarted([`secret-${table.game}`, 0]);
    const { body } = await table.judge.get(`${table.path}/decision`).expect(409);
    expect(body).toMatchObject({ type: 'urn:stacktrail:problem:game-damaged' });
    expect(body.detail).toContain(`secret-${table.game} is damaged at revision 0`);
    await sound.judge.get(`${sound.path}/decision`).expect(200);
  });
});
