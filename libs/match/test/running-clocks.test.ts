import { describe, expect, test } from '@jest/globals';
import type { PlayerId } from '@stacktrail/game-events';
import { InvalidCommand, Matches, verifyGame } from '../src/index.js';
import { seats } from './decks.js';
import { TimedTable } from './timed-table.js';

const other = (seat: number): PlayerId => (1 - seat) as PlayerId;

describe('CR 104.3k: clocks that run', () => {
  test('charge whoever decides with the time until the answer, and nobody else', async () => {
    const table = await TimedTable.open('clocks', { seconds: 100, perDecision: null });
    const used = [0, 0];
    for (const seconds of [3, 0, 7, 11, 2, 5]) {
      const seat = await table.answerAfter(seconds);
      used[seat]! += seconds;
    }
    expect((await table.clocks()).left).toEqual(used.map((each) => (100 - each) * 1000));
    table.time.pass(4);
    const { left, running } = await table.clocks();
    const seat = running!.seat;
    expect(left[seat]).toBe((100 - used[seat]! - 4) * 1000);
    expect(left[other(seat)]).toBe((100 - used[other(seat)]!) * 1000);
  });

  test('are the same where another process reads them from the store', async () => {
    const table = await TimedTable.open('clocks', { seconds: 100, perDecision: 30 });
    for (const seconds of [3, 7, 11, 2]) await table.answerAfter(seconds);
    table.time.pass(6);
    expect(await table.clocks(table.elsewhere())).toEqual(await table.clocks());
  });

  test.each([
    ['all decisions', { seconds: 20, perDecision: null }],
    ['one decision', { seconds: null, perDecision: 20 }],
  ])('a seat whose time for %s is up loses, when it is claimed; before that it doesn’t', async (_, limits) => {
    const table = await TimedTable.open('clocks', limits);
    const { running } = await table.clocks();
    const seat = running!.seat;
    table.time.pass(19);
    const early = await table.matches.clocks.claim(table.gameId, { commandId: 'early', player: other(seat) });
    expect(early).toMatchObject({ accepted: false, rule: '104.3k' });
    expect(early).toHaveProperty('message', `Seat ${seat} decides and has 1 seconds left.`);
    table.time.pass(1);
    const claimed = await table.matches.clocks.claim(table.gameId, { commandId: 'claim', player: other(seat) });
    expect(claimed.accepted && claimed.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ClockRanOut', 'PlayerLost', 'GameEnded']),
    );
    expect((await table.current()).state.outcome?.winner).toBe(other(seat));
    expect(verifyGame(await table.matches.load(table.gameId))).toMatchObject({ ok: true });
    expect(await table.matches.clocks.claim(table.gameId, { commandId: 'again' })).toMatchObject({ accepted: false });
  });

  test('an answer that comes before its time is claimed stands, and the seat has nothing left for its next one', async () => {
    const table = await TimedTable.open('clocks', { seconds: 20, perDecision: null });
    const late = await table.answerAfter(50);
    expect((await table.clocks()).left[late]).toBe(0);
    while ((await table.clocks()).running?.seat !== late) await table.answer();
    expect(await table.matches.clocks.claim(table.gameId, { commandId: 'claim' })).toMatchObject({ accepted: true });
  });

  test('a judge gives time, stops the clocks and lets them run again', async () => {
    const table = await TimedTable.open('clocks', { seconds: 20, perDecision: null });
    const { gameId, matches } = table;
    const seat = (await table.clocks()).running!.seat;
    const judge = 'Judy';
    await matches.clocks.give(gameId, { commandId: 'time', judge, player: seat, seconds: 30, reason: 'A deck check.' });
    expect((await table.clocks()).left[seat]).toBe(50_000);
    await matches.clocks.stop(gameId, { commandId: 'stop', judge, reason: 'A ruling.' });
    table.time.pass(1000);
    expect(await table.clocks()).toMatchObject({ stopped: true, running: { seat } });
    expect((await table.clocks()).left[seat]).toBe(50_000);
    expect(await matches.clocks.claim(gameId, { commandId: 'claim' })).toMatchObject({ message: 'The clocks stand.' });
    const twice = await matches.clocks.stop(gameId, { commandId: 'stop twice', judge, reason: 'Again.' });
    expect(twice).toMatchObject({ accepted: false, message: 'The clocks are stopped already.' });
    await matches.clocks.start(gameId, { commandId: 'start', judge });
    table.time.pass(10);
    expect((await table.clocks(table.elsewhere())).left[seat]).toBe(40_000);
    expect(verifyGame(await matches.load(gameId))).toMatchObject({ ok: true });
  });

  test.each([
    ['all decisions and each', { seconds: 1500, perDecision: 60 }],
    ['each decision', { seconds: null, perDecision: 60 }],
    ['all decisions', { seconds: 60, perDecision: null }],
  ])('time that is given counts for the decision under way, with limits for %s', async (_, limits) => {
    const table = await TimedTable.open('clocks', limits);
    const { gameId, matches } = table;
    const seat = (await table.clocks()).running!.seat;
    table.time.pass(600);
    const away = { commandId: 'time', judge: 'the server', player: seat, seconds: 600, reason: 'No server was there.' };
    await matches.clocks.give(gameId, away);
    const { running, left } = await table.clocks(table.elsewhere());
    expect(running).toEqual({ seat, leftForDecision: limits.perDecision === null ? null : 600_000 });
    const before = { 1500: 900_000, 60: 0 }[limits.seconds ?? 0] ?? 0;
    expect(left[seat]).toBe(limits.seconds === null ? null : before + 600_000);
    expect(await matches.clocks.claim(gameId, { commandId: 'claim' })).toMatchObject({ accepted: false });
    table.time.pass(1500);
    expect(await matches.clocks.claim(gameId, { commandId: 'claim later' })).toMatchObject({ accepted: true });
  });

  test('a rewind gives no time back', async () => {
    const table = await TimedTable.open('clocks', { seconds: 1000, perDecision: null });
    for (let i = 0; i < 30; i++) await table.answerAfter(1);
    const { left } = await table.clocks();
    const { revision } = await table.current();
    const rewound = await table.matches.rewind(table.gameId, {
      commandId: 'rewind',
      judge: 'Judy',
      to: (revision - 20) as typeof revision,
      reason: 'A missed trigger.',
    });
    expect(rewound).toMatchObject({ accepted: true });
    expect((await table.clocks()).left).toEqual(left);
    expect((await table.clocks()).running?.seat).toBe((await table.current()).decision?.decidedBy);
    expect((await table.clocks(table.elsewhere())).left).toEqual(left);
  });

  test('two processes that claim the same time store it once', async () => {
    const table = await TimedTable.open('clocks', { seconds: 20, perDecision: null });
    const elsewhere = table.elsewhere();
    await table.clocks(elsewhere);
    table.time.pass(20);
    const results = await Promise.all(
      [table.matches, elsewhere].map((each, i) => each.clocks.claim(table.gameId, { commandId: `claim ${i}` })),
    );
    expect(results.map(({ accepted }) => accepted).sort()).toEqual([false, true]);
    const { events } = await table.matches.load(table.gameId);
    expect(events.filter(({ type }) => type === 'ClockRanOut')).toHaveLength(1);
  });

  test('a game without clocks has none, and nothing to claim, give or stop', async () => {
    const table = await TimedTable.open('clocks', { seconds: 20, perDecision: null });
    const matches = new Matches(table.store);
    const { gameId } = await matches.create({ seats, seed: 'without' });
    expect(await matches.clocks.of(gameId)).toBeNull();
    const judge = 'Judy';
    const refusals = [
      await matches.clocks.claim(gameId, { commandId: '1' }),
      await matches.clocks.give(gameId, {
        commandId: '2',
        judge,
        player: 0 as PlayerId,
        seconds: 5,
        reason: 'Why not',
      }),
      await matches.clocks.stop(gameId, { commandId: '3', judge, reason: 'A pause' }),
      await matches.clocks.start(gameId, { commandId: '4', judge }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ accepted: false, message: expect.stringContaining('without clocks') });
    }
  });

  test.each([
    [{ seconds: null, perDecision: null }],
    [{ seconds: 0, perDecision: null }],
    [{ seconds: 86_401, perDecision: null }],
    [{ seconds: null, perDecision: 1.5 }],
  ])('%j is no clock', async (clock) => {
    await expect(TimedTable.open('clocks', clock)).rejects.toBeInstanceOf(InvalidCommand);
  });
});
