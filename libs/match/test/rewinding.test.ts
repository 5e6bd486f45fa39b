import { describe, expect, test } from '@jest/globals';
import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { isResumePoint } from '@stacktrail/rules';
import { Matches, verifyGame, type Committed, type Rewound } from '../src/index.js';
import { ada, ben, Table } from './table.js';

async function priorityPoints(table: Table): Promise<readonly number[]> {
  const { events } = await table.matches.load(table.gameId);
  return events.flatMap((_, i) => (isResumePoint(events, i) ? [i] : []));
}

function rewoundTo(result: Awaited<ReturnType<Matches['vote']>>): Rewound {
  if (!result.accepted || !('to' in result)) throw new Error('nothing was rewound');
  return result;
}

async function rewind(table: Table, to: number): Promise<Rewound> {
  const command = { commandId: table.nextCommand(), judge: 'Jo', to: to as Revision, reason: 'a missed trigger' };
  return rewoundTo(await table.matches.rewind(table.gameId, command));
}

async function expectVerified(table: Table): Promise<void> {
  const report = verifyGame(await table.matches.load(table.gameId));
  expect(report.checks.flatMap(({ problems }) => problems)).toEqual([]);
  expect(report.ok).toBe(true);
}

describe('a judge rewinds', () => {
  test('CR 731: play goes on from the nearest priority point, in this process and in any other', async () => {
    const table = await Table.open('judge');
    await table.play(60);
    const point = (await priorityPoints(table)).at(-10)!;
    const { events: before } = await table.matches.load(table.gameId);
    const result = await rewind(table, point + 1);
    expect(result.to).toBe(point);
    expect(result.events.map(({ type }) => type)).toEqual(['ActionReversed', 'DecisionAsked', 'RulingGiven']);
    const { decision, state } = await table.current(new Matches(table.store));
    const asked = before[point] as AnyGameEvent & { type: 'DecisionAsked' };
    expect(decision).toMatchObject({ id: result.lastRevision - 1, player: asked.data.player });
    const { catalog } = await table.matches.load(table.gameId);
    const then = fold(catalog, before).at(point as Revision);
    expect([state.turn, state.step, state.battlefield]).toEqual([then.turn, then.step, then.battlefield]);
    await table.play(20);
    await table.play(20, new Matches(table.store));
    await expectVerified(table);
  });

  test('the result names the cards that were seen since and by whom; the ruling hides those not all saw', async () => {
    const table = await Table.open('seen');
    await table.play(80);
    const [first] = (await priorityPoints(table)).slice(1);
    const result = await rewind(table, first!);
    const hidden = result.seen.filter(({ isOpen }) => !isOpen);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { owner, by } of hidden) expect(by).toEqual([owner]);
    const open = result.seen.filter(({ isOpen }) => isOpen).map(({ name }) => name);
    const { seen } = (result.events.at(-1) as AnyGameEvent & { type: 'RulingGiven' }).data;
    expect(seen).toEqual([
      ...open.map((name) => `all have seen ${name}`),
      expect.stringMatching(/^Ada has seen/),
      expect.stringMatching(/^Ben has seen/),
    ]);
  });

  test('CR 731: the ruling stands in the game that goes on, not in the stretch that it undid', async () => {
    const table = await Table.open('ruling');
    await table.play(40);
    await rewind(table, (await priorityPoints(table)).at(-8)!);
    const { catalog, events } = await table.matches.load(table.gameId);
    const ruling = events.findLast(({ type }) => type === 'RulingGiven')!;
    const undone = fold(catalog, events).reversed();
    expect(undone).toHaveLength(1);
    expect(ruling.revision).toBeGreaterThan(undone[0]!.last);
  });

  test('a rewind can be rewound', async () => {
    const table = await Table.open('twice');
    await table.play(50);
    const points = await priorityPoints(table);
    const last = points.at(-1)!;
    const lifeBefore = (await table.current()).state.players.map(({ life }) => life);
    await rewind(table, points.at(-12)!);
    await table.play(5);
    const result = await rewind(table, last);
    expect(result.to).toBe(last);
    expect((await table.current()).state.players.map(({ life }) => life)).toEqual(lifeBefore);
    await table.play(10, new Matches(table.store));
    await expectVerified(table);
  });

  test('before the first priority point the game begins anew, with draws that nobody has seen', async () => {
    const table = await Table.open('setup');
    await table.play(30);
    const { to, events } = await rewind(table, (await priorityPoints(table))[1]! - 1);
    expect((await table.matches.load(table.gameId)).events[to]!.type).toBe('NonceGiven');
    expect(events.map(({ type }) => type)).toContain('RandomPlayerChosen');
    await table.answer(new Matches(table.store));
    await table.play(20);
    await expectVerified(table);
  });

  test('what nobody knows of the libraries is put into a random order again where the judge wants it', async () => {
    const table = await Table.open('randomise');
    await table.play(60);
    const to = (await priorityPoints(table)).at(-20)! as Revision;
    const command = { commandId: 'r', judge: 'Jo', to, reason: 'too much was seen', reshuffleUnknown: true };
    const { events } = rewoundTo(await table.matches.rewind(table.gameId, command));
    const types = events.map(({ type }) => type);
    expect(types.filter((type) => type === 'UnknownCardsRandomised')).toHaveLength(2);
    expect(types.slice(-2)).toEqual(['DecisionAsked', 'RulingGiven']);
    await table.play(20, new Matches(table.store));
    await expectVerified(table);
  });

  test('docs/decisions.md D8: a finished game goes on with a new seed, and both are proved in the end', async () => {
    const table = await Table.open('finished');
    await table.play();
    const points = await priorityPoints(table);
    const { events } = await rewind(table, points.at(-30)!);
    expect(events.map(({ type }) => type)).toEqual(['SeedCommitted', 'ActionReversed', 'DecisionAsked', 'RulingGiven']);
    const { state } = await table.current(new Matches(table.store));
    expect(state.outcome).toBeNull();
    await table.play(10);
    await table.play(Infinity, new Matches(table.store));
    const { events: all, secrets } = await table.matches.load(table.gameId);
    expect(all.filter(({ type }) => type === 'SeedRevealed')).toHaveLength(2);
    expect(secrets!.seeds).toHaveLength(2);
    await expectVerified(table);
  });

  test('there has to be something to take back', async () => {
    const table = await Table.open('nothing');
    const last = await table.playToPriority();
    const command = { commandId: 'r', judge: 'Jo', reason: '' };
    for (const to of [last, last + 1, 0, 0.5] as Revision[]) {
      expect(await table.matches.rewind(table.gameId, { ...command, to })).toMatchObject({
        accepted: false,
        rule: '731.2',
      });
    }
  });

  test('the same command again tells the same', async () => {
    const table = await Table.open('again');
    await table.play(50);
    const [to] = (await priorityPoints(table)).slice(-8);
    const command = { commandId: 'r', judge: 'Jo', to: to as Revision, reason: 'a missed trigger' };
    const first = await table.matches.rewind(table.gameId, command);
    await table.play(5);
    const again = await new Matches(table.store).rewind(table.gameId, command);
    expect(again).toEqual({ ...first, repeated: true });
  });
});

describe('the players agree to rewind', () => {
  async function requested(
    seed: string,
  ): Promise<{ readonly table: Table; readonly to: Revision; readonly asked: Committed }> {
    const table = await Table.open(seed);
    await table.play(40);
    const to = (await priorityPoints(table)).at(-6)! as Revision;
    const command = { commandId: 'ask', player: ada, to, reason: 'I misread it' };
    const asked = await table.matches.requestRewind(table.gameId, command);
    if (!asked.accepted) throw new Error(asked.message);
    return { table, to, asked };
  }

  test('with the consent of every player the game is taken back', async () => {
    const { table, to, asked } = await requested('agree');
    const request = asked.firstRevision;
    expect((await table.current()).requests).toEqual([
      { revision: request, player: ada, to, reason: 'I misread it', consents: [ada] },
    ]);
    const matches = new Matches(table.store);
    const vote = { commandId: 'vote', player: ben, request, vote: 'consent' } as const;
    const result = rewoundTo(await matches.vote(table.gameId, vote));
    expect(result.to).toBe(to);
    expect(result.events[1]).toMatchObject({ type: 'ActionReversed', data: { to, reason: 'agreement' } });
    expect((await table.current()).requests).toEqual([]);
    await table.play(10);
    await expectVerified(table);
  });

  test('one refusal closes the request, and play goes on', async () => {
    const { table, asked } = await requested('refuse');
    const vote = { commandId: 'vote', player: ben, request: asked.firstRevision, vote: 'refuse' } as const;
    const result = await table.matches.vote(table.gameId, vote);
    expect(result).toMatchObject({ accepted: true, events: [{ type: 'RewindVoted' }] });
    expect((await table.current(new Matches(table.store))).requests).toEqual([]);
    const late = await table.matches.vote(table.gameId, { ...vote, commandId: 'late', vote: 'consent' });
    expect(late).toMatchObject({ accepted: false, stale: true });
    await table.play(10);
    await expectVerified(table);
  });

  test('nobody consents twice', async () => {
    const { table, asked } = await requested('once');
    const vote = { commandId: 'vote', player: ada, request: asked.firstRevision, vote: 'consent' } as const;
    expect(await table.matches.vote(table.gameId, vote)).toMatchObject({ accepted: false, stale: false });
  });
});
