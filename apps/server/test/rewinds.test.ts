import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startServer, type Harness, type Json } from './harness.js';
import {
  annsMain,
  answer,
  begin,
  pass,
  passUntil,
  pendingAt,
  playLand,
  sitDown,
  twoSeats,
  type Table,
} from './table.js';

describe('CR 731: completed play is taken back', () => {
  let harness: Harness;
  let table: Table;
  let before: Json;
  let games = 0;

  beforeAll(async () => {
    harness = await startServer();
  });

  afterAll(() => harness.stop());

  beforeEach(async () => {
    table = await sitDown(harness, { ...twoSeats, seed: `rewinds ${games++}` });
    await begin(table);
    before = await passUntil(table, annsMain(1));
    await playLand(table);
  });

  const board = async (): Promise<Json> => (await table.judge.get(`${table.path}/board`).expect(200)).body;
  const ann = () => table.seats[0]!;
  const bob = () => table.seats[1]!;
  const wish = () => ({ to: before.revision, reason: 'The wrong land.' });

  test('by the consent of every player', async () => {
    const { body: asked } = await ann().post(`${table.path}/rewind-requests`, wish()).expect(200);
    const request = asked.revisions.first;
    const { body: page } = await bob().get(table.path).expect(200);
    expect(page.rewindRequests).toEqual([expect.objectContaining({ revision: request, player: 0, ...wish() })]);
    expect((await board()).battlefield).toHaveLength(1);
    const votes = `${table.path}/rewind-requests/${request}/votes`;
    const { body: granted } = await bob().post(votes, { vote: 'consent' }).expect(200);
    expect(granted).toMatchObject({ to: before.revision, decision: { kind: 'priority', player: 0 } });
    expect(granted).not.toHaveProperty('seen');
    expect(granted.facts.map((fact: Json) => fact.type)).toContain('ActionReversed');
    const after = await board();
    expect(after.battlefield).toEqual([]);
    expect(after.seats[0].hand.count).toBe(before.seats[0].hand.count);
  });

  test('not where one refuses; nor may a spectator ask, nor a stranger’s request be voted on', async () => {
    await table.spectator.post(`${table.path}/rewind-requests`, wish()).expect(401);
    const { body: asked } = await ann().post(`${table.path}/rewind-requests`, wish()).expect(200);
    const request: number = asked.revisions.first;
    await bob().post(`${table.path}/rewind-requests/${request}/votes`, { vote: 'perhaps' }).expect(400);
    await bob().post(`${table.path}/rewind-requests/soon/votes`, { vote: 'refuse' }).expect(400);
    await bob().post(`${table.path}/rewind-requests/${request}/votes`, { vote: 'refuse' }).expect(200);
    const { body: page } = await bob().get(table.path).expect(200);
    expect(page.rewindRequests).toEqual([]);
    const { body: problem } = await bob()
      .post(`${table.path}/rewind-requests/${request}/votes`, { vote: 'consent' })
      .expect(409);
    expect(problem).toMatchObject({ rule: expect.any(String) });
    expect((await board()).battlefield).toHaveLength(1);
  });

  test('by a judge, who is told what was seen and can’t be unseen', async () => {
    await passUntil(table, (now) => now.turn === 2 && now.step === 'draw');
    const { body } = await table.judge.post(`${table.path}/rewinds`, { ...wish(), judge: 'Jude' }).expect(200);
    expect(body).toMatchObject({ to: before.revision, seen: expect.any(Array) });
    expect(body.seen.length).toBeGreaterThan(0);
    const after = await board();
    expect(after).toMatchObject({ turn: 1, battlefield: [] });
    await ann().post(`${table.path}/rewinds`, wish()).expect(403);
  });

  test('a judge’s ruling goes into the log, and the game goes on as it stands', async () => {
    const { id } = await pendingAt(table);
    const ruling = { ruling: 'Play on.', about: 1, judge: 'Jude' };
    const { body } = await table.judge.post(`${table.path}/rulings`, ruling).expect(200);
    expect(body.facts).toEqual([expect.objectContaining({ type: 'RulingGiven' })]);
    expect(body.decision.id).toBe(id);
    const { body: log } = await table.spectator.get(`${table.path}/log?from=${body.revisions.first}`).expect(200);
    expect(log.lines[0].text).toContain('Play on.');
    await answer(table, pass);
  });
});
