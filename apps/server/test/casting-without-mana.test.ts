import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Json } from './harness.js';
import {
  actionsNow,
  annsMain,
  answer,
  begin,
  doing,
  passUntil,
  pendingAt,
  picking,
  playLand,
  startTable,
} from './table.js';

/** What a reversal gives back: the board but for its revision and its newest decision. */
function essence(board: Json): object {
  const { revision: _, pending: __, ...rest } = board;
  return rest;
}

describe('CR 731: Ann casts Kitchen Finks with two Forests', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  let before: Json;
  let answers: Json[];

  beforeAll(async () => {
    table = await startTable();
    await begin(table);
    await passUntil(table, annsMain(1));
    await playLand(table);
    await passUntil(table, annsMain(3));
    await playLand(table);
    before = (await table.judge.get(`${table.path}/board`)).body;
    const finks = (await actionsNow(table)).find((action) => action.do === 'cast');
    answers = [await answer(table, doing(finks))];
    while (answers.at(-1).reversed === null) {
      const { kind, options } = await pendingAt(table);
      if (kind === 'activate mana abilities') {
        const forest = options.find((one: Json) => one.answer.action.do === 'activate');
        answers.push(await answer(table, forest?.answer ?? doing({ do: 'pay' })));
      } else if (kind === 'keep mana ability') {
        const keptOne = answers.some((given) => given.kept);
        answers.push({ ...(await answer(table, picking(keptOne ? 'reverse' : 'keep'))), kept: true });
      } else {
        answers.push(await answer(table, options[0].answer));
      }
    }
  });

  afterAll(() => table.harness.stop());

  test('CR 601.3: casting is offered, with the hint that it can’t be paid', async () => {
    const { options } = await pendingAt(table);
    const offered = options.filter((one: Json) => one.answer.action.do === 'cast');
    expect(offered.length).toBeGreaterThan(0);
    for (const { hint } of offered) expect(hint.payable).toBe(false);
  });

  test('CR 601.2h: the answer that couldn’t pay is accepted, and says that the action was reversed', () => {
    expect(answers.at(-1).reversed).toMatchObject({ rule: '601.2h', at: expect.any(Number) });
    expect(answers.at(-1).decision).toMatchObject({ kind: 'priority', player: 0 });
  });

  test('CR 731.1: Ann was asked about each Forest that she tapped meanwhile', () => {
    expect(answers.filter((given) => given.kept)).toHaveLength(2);
  });

  test('CR 731.1: the stream holds the attempt and its reversal', async () => {
    const { body } = await table.judge.get(`${table.path}/events?limit=2000`).expect(200);
    const types = body.events.slice(before.revision + 1).map((event: Json) => event.type);
    expect(types).toEqual(expect.arrayContaining(['ManaAbilityActivated', 'CostsAnnounced', 'ActionReversed']));
    const reversal = body.events.find((event: Json) => event.type === 'ActionReversed');
    expect(reversal.envelope.rule).toBe('731.1');
    expect(reversal.data).toMatchObject({ to: before.revision, reason: 'illegal action' });
    expect(reversal.data.detail).toContain('601.2h');
  });

  test('CR 731.1, 731.2: the board is as it was but for the Forest that stays tapped with its mana', async () => {
    const { body: after } = await table.judge.get(`${table.path}/board`).expect(200);
    expect(after.priority).toBe(0);
    const kept = after.battlefield.filter((permanent: Json) => permanent.tapped);
    expect(kept).toHaveLength(1);
    expect(after.seats[0].manaPool).toEqual(['G']);
    kept[0].tapped = false;
    after.seats[0].manaPool = [];
    expect(essence(after)).toEqual(essence(before));
  });

  test('the log marks the reversed stretch, and any revision of it can still be looked at', async () => {
    const { body } = await table.judge.get(`${table.path}/log?from=${before.revision + 1}`).expect(200);
    const attempt = body.lines.find((line: Json) => line.type === 'ManaAbilityActivated');
    const reversal = body.lines.find((line: Json) => line.type === 'ActionReversed');
    expect(attempt.reversedBy).toBe(reversal.revision);
    const { body: then } = await table.judge.get(`${table.path}/board?at=${reversal.revision - 1}`).expect(200);
    expect(then.stack).toHaveLength(1);
  });
});
