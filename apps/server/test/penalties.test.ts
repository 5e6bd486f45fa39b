import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { ServiceTokens } from '@stacktrail/match';
import { startServer, type Client, type Harness, type Json } from './harness.js';
import { begin, sitDown, twoSeats, type Table } from './table.js';

describe('penalties and more time over HTTP', () => {
  const store = new MemoryEventStore();
  let harness: Harness;
  let open: Table;
  let private_: Table;
  let operator: Client;
  beforeAll(async () => {
    harness = await startServer(store);
    const game = { ...twoSeats, name: 'Final' };
    open = await sitDown(harness, { ...game, seed: 'open', clock: { seconds: 600 } });
    private_ = await sitDown(harness, { ...game, seed: 'private', private: true });
    await begin(open);
    const issued = await new ServiceTokens(store).issue({ role: 'operator', name: 'hall' });
    operator = harness.as(issued.secret);
  });
  afterAll(() => harness.stop());

  const penalty = { player: 1, penalty: 'warning', infraction: 'tardiness', reason: 'Late.', judge: 'Judith' };

  test('a judge gives one in each game of a match; a repetition gives none', async () => {
    for (const { judge, path } of [open, private_]) {
      const { body } = await judge.post(`${path}/penalties`, { ...penalty, commandId: 'late' }).expect(200);
      expect(body).toMatchObject({ repeated: false, penalties: [{ person: 'Bob', match: 'Final', dispute: null }] });
      const again = await judge.post(`${path}/penalties`, { ...penalty, commandId: 'late' }).expect(200);
      expect(again.body).toMatchObject({ repeated: true, penalties: [{ reason: 'Late.' }] });
    }
    await open.seats[0]!.post(`${open.path}/penalties`, penalty).expect(403);
    await open.spectator.post(`${open.path}/penalties`, penalty).expect(401);
    await open.judge.post(`${open.path}/penalties`, { ...penalty, player: 7 }).expect(403);
    const { body } = await open.judge.post(`${open.path}/penalties`, { ...penalty, penalty: 'jail' }).expect(400);
    expect(body.errors).toEqual([
      { path: 'penalty', message: 'must be one of none, caution, warning, game-loss, match-loss, disqualification' },
    ]);
  });

  test('over the games of the match everybody sees those of open games, an operator all', async () => {
    const gamesTold = async (who: Client): Promise<Json> =>
      (await who.get('/penalties?match=Final&person=Bob').expect(200)).body.map(({ game }: Json) => game);
    expect(await gamesTold(open.spectator)).toEqual([open.game]);
    expect(await gamesTold(operator)).toEqual([open.game, private_.game]);
    expect((await open.spectator.get('/penalties?person=Ann').expect(200)).body).toEqual([]);
    expect((await private_.judge.get(`${private_.path}/penalties`).expect(200)).body).toHaveLength(1);
    await private_.spectator.get(`${private_.path}/penalties`).expect(401);
    await private_.spectator.get(`${private_.path}/disputes`).expect(401);
  });

  test('a ruling gives a seat more time, which its clock shows', async () => {
    const left = async (): Promise<readonly number[]> => (await open.judge.get(`${open.path}/clock`)).body.clocks.left;
    const before = await left();
    const path = `${open.path}/disputes`;
    await open.seats[1]!.post(path, { revision: 3, claim: 'I was called away.' }).expect(200);
    const ruling = { rule: '100.1', ruling: 'More time.', extensions: [{ player: 1, seconds: 300 }] };
    await private_.judge.post(`${private_.path}/disputes`, { revision: 3, claim: 'So.' }).expect(200);
    const none = await private_.judge.post(`${private_.path}/disputes/1/ruling`, ruling).expect(409);
    expect(none.body.detail).toContain('without clocks');
    const { body } = await open.judge.post(`${path}/1/ruling`, ruling).expect(200);
    const { body: log } = await open.judge.get(`${open.path}/log?from=${body.carriedOut[0].extensions[0]}&limit=1`);
    expect(log.lines[0]).toMatchObject({ type: 'TimeGiven' });
    const after = await left();
    expect(after[1]! - before[1]!).toBeGreaterThan(290_000);
    expect(after[0]).toBeLessThanOrEqual(before[0]!);
  });

  test('a deleted game takes its disputes and penalties with it', async () => {
    await open.seats[0]!.post(`${open.path}/concession`, {}).expect(200);
    await operator.delete(`/games/${open.game}`, { reason: 'Asked for.' }).expect(200);
    await open.spectator.get(`${open.path}/disputes`).expect(410);
    await open.judge.get(`${open.path}/disputes/1/report`).expect(410);
    const streams = await store.streams('dispute-');
    expect(streams).toEqual([`dispute-${private_.game}`]);
  });
});
