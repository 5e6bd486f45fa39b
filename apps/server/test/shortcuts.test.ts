import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startServer, type Harness, type Json } from './harness.js';
import { annsMain, begin, pass, passUntil, pendingAt, sitDown, twoSeats, type Table } from './table.js';

describe('CR 730.2: shortcuts', () => {
  let harness: Harness;
  let table: Table;
  let games = 0;

  beforeAll(async () => {
    harness = await startServer();
  });

  afterAll(() => harness.stop());

  beforeEach(async () => {
    table = await sitDown(harness, { ...twoSeats, seed: `shortcuts ${games++}` });
    await begin(table);
    await passUntil(table, annsMain(1));
  });

  const ann = () => table.seats[0]!;
  const bob = () => table.seats[1]!;
  const passes = (times: number): object => ({
    parts: [{ times, choices: [0, 1].map((player) => ({ player, answer: pass })) }],
  });
  const propose = async (times: number): Promise<number> => {
    const { body } = await ann().post(`${table.path}/shortcuts`, passes(times)).expect(200);
    expect(body.facts).toEqual([expect.objectContaining({ type: 'ShortcutProposed', rule: '730.2a' })]);
    return body.revisions.first as number;
  };
  const answers = (shortcut: number): string => `${table.path}/shortcuts/${shortcut}/answers`;

  test('one is suggested, stands on the game’s page, is accepted and taken', async () => {
    const shortcut = await propose(2);
    const { body: page } = await bob().get(table.path).expect(200);
    expect(page.shortcut).toEqual({ revision: shortcut, player: 0, choices: 4, answers: 1 });
    const { body } = await bob().post(answers(shortcut), { at: null }).expect(200);
    expect(body.facts.filter(({ type }: Json) => type === 'PriorityPassed')).toHaveLength(4);
    expect(body.shortcut).toEqual({ agreed: 4, taken: 4, stopped: null });
    expect((await bob().get(table.path).expect(200)).body.shortcut).toBeNull();
  });

  test('one that is shortened is taken so far, and the choice that was predicted is no option any more', async () => {
    const shortcut = await propose(2);
    const { body } = await bob().post(answers(shortcut), { at: 1 }).expect(200);
    expect(body.shortcut).toEqual({ agreed: 1, taken: 1, stopped: null });
    expect(body.decision).toMatchObject({ kind: 'priority', player: 1 });
  });

  test('what can’t be suggested or answered is a problem with its rule, and nothing is stored', async () => {
    const before = await pendingAt(table);
    const parts = [{ choices: [{ player: 1, answer: pass }] }];
    const { body: refused } = await ann().post(`${table.path}/shortcuts`, { parts }).expect(422);
    expect(refused).toMatchObject({ type: expect.stringContaining('against-the-rules'), rule: '730.2a' });
    await bob().post(`${table.path}/shortcuts`, passes(1)).expect(422);
    const { body: nothing } = await bob()
      .post(answers(before.id as number), { at: null })
      .expect(422);
    expect(nothing).toMatchObject({ rule: '730.2b' });
    expect(await pendingAt(table)).toEqual(before);
  });

  test('an answer to another shortcut than the one that stands is refused', async () => {
    const shortcut = await propose(1);
    const { body } = await bob()
      .post(answers(shortcut - 1), { at: null })
      .expect(422);
    expect(body).toMatchObject({ rule: '730.2b' });
    await ann().post(answers(shortcut), { at: null }).expect(422);
    await bob().post(answers(shortcut), { at: null }).expect(200);
  });

  test('malformed ones name the field; strangers and judges may not', async () => {
    const malformed = { parts: [{ times: 0, choices: [{ player: 'me', answer: { form: 'song' } }] }] };
    const { body } = await ann().post(`${table.path}/shortcuts`, malformed).expect(400);
    const paths = body.errors.map(({ path }: Json) => path);
    expect(paths).toEqual(
      expect.arrayContaining([expect.stringContaining('times'), expect.stringContaining('player')]),
    );
    await ann().post(`${table.path}/shortcuts`, { parts: [] }).expect(400);
    const shortcut = await propose(1);
    await bob().post(answers(shortcut), {}).expect(400);
    await bob().post(answers(shortcut), { at: -1 }).expect(400);
    await table.spectator.post(answers(shortcut), { at: null }).expect(401);
    await table.judge.post(answers(shortcut), { at: null }).expect(403);
  });

  test('CR 730.4: a judge’s word on a loop is refused where no loop is in question', async () => {
    const ruling = { ruling: 'A draw.', loop: 'draw' };
    const { body } = await table.judge.post(`${table.path}/rulings`, ruling).expect(422);
    expect(body).toMatchObject({ rule: '730.4' });
    await table.judge.post(`${table.path}/rulings`, { ...ruling, loop: 'win' }).expect(400);
  });

  test('the description of the API names them', async () => {
    const { body } = await harness.as().get('/docs-json').expect(200);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/games/{game}/shortcuts', '/games/{game}/shortcuts/{shortcut}/answers']),
    );
  });
});
