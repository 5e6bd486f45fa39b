import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readBundle, verifyBundle } from '@stacktrail/match';
import type { Json } from './harness.js';
import { annsMain, begin, passUntil, playLand, startTable, takeSeats, type Table } from './table.js';

describe('other lines of play over HTTP', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  let before: Json;
  beforeAll(async () => {
    table = await startTable();
    await begin(table);
    before = await passUntil(table, annsMain(1));
    await playLand(table);
    await passUntil(table, ({ turn }) => turn === 3);
  });
  afterAll(() => table.harness.stop());

  const forked = async (body: object = {}): Promise<Json> =>
    (await table.judge.post(`${table.path}/forks`, { at: before.revision, ...body }).expect(201)).body;
  const tableOf = ({ game, seats, judgeToken }: Json): Table =>
    takeSeats(
      table.harness,
      game,
      seats.map(({ token }: Json) => token),
      judgeToken,
    );
  const boardOf = async ({ judge, path }: Table): Promise<Json> => (await judge.get(`${path}/board`).expect(200)).body;

  test('a judge begins one: its board is the game’s at that revision, and the game stays as it is', async () => {
    const now = await boardOf(table);
    const fork = await forked();
    expect(fork).toMatchObject({ parent: table.game, at: before.revision, repeated: false, followed: null });
    const { seats, battlefield, pending } = await boardOf(tableOf(fork));
    expect({ seats, battlefield, pending }).toEqual({
      seats: before.seats,
      battlefield: before.battlefield,
      pending: before.pending,
    });
    expect(await boardOf(table)).toEqual(now);
  });

  test('its seats play on with their own tokens', async () => {
    const fork = tableOf(await forked());
    await playLand(fork);
    expect((await boardOf(fork)).battlefield).toHaveLength(1);
    await table.seats[0]!.get(`${fork.path}/decision`).expect(401);
    await fork.seats[0]!.get(`${table.path}/decision`).expect(401);
  });

  test('the answers of the game are given again, as far as they go', async () => {
    const fork = await forked({ follow: true });
    expect(fork.followed.answers).toBeGreaterThan(5);
    const [mine, theirs] = [await boardOf(tableOf(fork)), await boardOf(table)];
    expect(mine.turn).toBe(theirs.turn);
    expect(mine.battlefield.map(({ name }: Json) => name)).toEqual(theirs.battlefield.map(({ name }: Json) => name));
  });

  test('its judge is told where it parts from the game, and how the boards differ', async () => {
    const fork = tableOf(await forked());
    await fork.seats[0]!.post(`${fork.path}/concession`, {}).expect(200);
    const { body } = await fork.judge.get(`${fork.path}/differences`).expect(200);
    expect(body.games[0]).toMatchObject({ game: fork.game, isDecision: false, text: 'Ann concedes.' });
    expect(body.games[1]).toMatchObject({ game: table.game, isDecision: true });
    expect(body.differences).toContainEqual({ what: 'outcome', values: ['Bob has won', 'none yet'] });
    await fork.seats[1]!.get(`${fork.path}/differences`).expect(403);
    await table.judge.get(`${table.path}/differences`).expect(400);
    await table.judge.get(`${table.path}/differences?with=${fork.game}`).expect(403);
  });

  test('nobody else sees it: it shows what is hidden in the game', async () => {
    const { game } = await forked();
    await table.spectator.get(`/games/${game}/board`).expect(401);
    const { body: games } = await table.spectator.get('/games').expect(200);
    expect(games.map((each: Json) => each.game)).toEqual([table.game]);
    const { text } = await table.spectator.get('/events?limit=100000').expect(200);
    expect(text).toContain(table.game);
    expect(text).not.toContain(game);
  });

  test('the game in a file is for a judge, and holds without this server', async () => {
    const { text, headers } = await table.judge.get(`${table.path}/bundle`).expect(200);
    expect(headers['content-type']).toContain('application/x-ndjson');
    const report = verifyBundle(readBundle(text), []);
    expect(report).toMatchObject({ game: table.game, ok: true });
    await table.seats[0]!.get(`${table.path}/bundle`).expect(403);
    await table.spectator.get(`${table.path}/bundle`).expect(401);
  });

  test('only a judge begins one, at a revision that there is; the same command finds it again', async () => {
    await table.seats[0]!.post(`${table.path}/forks`, {}).expect(403);
    await table.spectator.post(`${table.path}/forks`, {}).expect(401);
    const { body } = await table.judge.post(`${table.path}/forks`, { at: 1_000_000 }).expect(400);
    expect(JSON.stringify(body)).toContain('must be a revision of the game');
    const command = { commandId: 'once' };
    const first = await forked(command);
    const again = await table.judge.post(`${table.path}/forks`, { at: before.revision, ...command }).expect(200);
    expect(again.body).toMatchObject({ game: first.game, repeated: true, judgeToken: null });
  });
});
