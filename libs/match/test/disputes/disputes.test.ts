import { beforeAll, describe, expect, test } from '@jest/globals';
import { streamName } from '@stacktrail/event-store';
import { DamageableStore } from '@stacktrail/event-store/contract';
import { disputeFor, type PlayerId, type Revision } from '@stacktrail/game-events';
import { CommandIdUsed, Matches, verifyGame } from '../../src/index.js';
import { ada, ben, dataOf, DisputedGame, judge } from './disputed-game.js';

describe('a dispute', () => {
  let played: DisputedGame;
  let at: Revision;
  beforeAll(async () => {
    played = await DisputedGame.open('a dispute');
    at = await played.last();
  });

  test('is opened by a seat about a revision; the evidence of each viewer is gathered', async () => {
    const done = await played.dispute();
    expect(done).toMatchObject({ dispute: 1, repeated: false, gamePosition: null });
    const [dispute] = done.disputes.disputes;
    expect(dispute).toMatchObject({ number: 1, state: 'open', openedBy: ada, revision: at, wasRuled: false });
    const evidence = dataOf(done, 'EvidenceGathered');
    expect(evidence.map(({ of }) => of)).toEqual([0, 1, 'spectator', 'judge']);
    expect(new Set(evidence.map(({ told }) => told)).size).toBe(4);
    expect(evidence.every(({ revision, from, to }) => revision === at && from < at && to === at)).toBe(true);
    expect(evidence[0]?.causes).toContain(at);
    expect(evidence.at(-1)?.checks).toContainEqual(expect.objectContaining({ check: 'resume', status: 'passed' }));
    expect(evidence.slice(0, -1).every(({ checks }) => checks === null)).toBe(true);
  });

  test('adds nothing to the game’s own stream while it is open', async () => {
    await played.note('He tapped it before.', ada);
    expect(await played.last()).toBe(at);
  });

  test('is ruled: the rule, the infraction and its remedy, signed; the game tells of it', async () => {
    const done = await played.rule({
      player: ben.seat,
      infraction: 'rule-violation',
      remedy: 'leave',
      penalty: 'warning',
    });
    expect(done.disputes.disputes[0]).toMatchObject({ state: 'ruled', wasRuled: true, isCarriedOut: true });
    const [ruling] = dataOf(done, 'RulingMade');
    expect(ruling).toMatchObject({
      judge: 'Judith',
      revision: at,
      rule: '509.1a',
      infraction: { id: 'rule-violation', name: 'Game rule violation' },
      remedy: { id: 'leave' },
      penalty: { id: 'warning', name: 'Warning' },
      rewind: null,
    });
    const [{ told, reversal }] = dataOf(done, 'RulingCarriedOut') as never as [{ told: number; reversal: null }];
    expect(reversal).toBeNull();
    const { events } = await played.matches.load(played.game);
    expect(events[told]).toMatchObject({
      type: 'RulingGiven',
      data: { judge: 'Judith', about: 1, ruling: `Dispute 1, about event ${at} (CR 509.1a): The block was legal.` },
    });
  });

  test('a ruling stands until it is appealed; then there is another, and in the end it is closed', async () => {
    await expect(played.rule()).rejects.toThrow('Dispute 1 is ruled: another ruling needs an appeal');
    const { disputes } = played.matches;
    const appeal = { commandId: 'appeal', by: ben, dispute: 1, grounds: 'I was never asked.' };
    expect((await disputes.appeal(played.game, appeal)).disputes.disputes[0]?.state).toBe('appealed');
    const again = await played.rule({ by: { judge: 'Head' }, ruling: 'It stands.' });
    expect(dataOf(again, 'RulingMade').map((ruling) => ruling.judge)).toEqual(['Judith', 'Head']);
    const close = { commandId: 'close', by: judge, dispute: 1, reason: 'Done.' };
    expect((await disputes.close(played.game, close)).disputes.disputes[0]?.state).toBe('closed');
    await expect(played.note('And yet.', ada)).rejects.toThrow('Dispute 1 is closed: open another one');
    await expect(disputes.appeal(played.game, { ...appeal, commandId: 'late' })).rejects.toThrow(
      'only a ruling can be',
    );
  });

  test('holds when the game is verified, and another process reads it the same', async () => {
    const report = verifyGame(await played.matches.load(played.game));
    expect(report.checks.at(-1)).toMatchObject({ check: 'disputes', status: 'passed', problems: [] });
    expect(report.checks.at(-1)?.examined).toBeGreaterThan(8);
    const there = new Matches(played.store);
    expect(await there.disputes.of(played.game)).toEqual(await played.matches.disputes.of(played.game));
  });
});

test('the same command again is the same dispute; its id for another command is refused', async () => {
  const played = await DisputedGame.open('twice');
  const command = { commandId: 'once', by: ada, revision: await played.last(), claim: 'Again.' };
  const first = await played.matches.disputes.open(played.game, command);
  const there = new Matches(played.store).disputes;
  expect(await there.open(played.game, command)).toEqual({ ...first, repeated: true });
  await expect(there.open(played.game, { ...command, claim: 'Other.' })).rejects.toThrow(CommandIdUsed);
  expect((await there.open(played.game, { ...command, by: ben })).dispute).toBe(2);
});

test('two processes that open disputes at once open two', async () => {
  const played = await DisputedGame.open('at once');
  const revision = await played.last();
  const [one, other] = [new Matches(played.store).disputes, new Matches(played.store).disputes];
  const done = await Promise.all([
    one.open(played.game, { commandId: 'a', by: ada, revision, claim: 'Mine.' }),
    other.open(played.game, { commandId: 'b', by: ben, revision, claim: 'Mine.' }),
  ]);
  expect(done.map(({ dispute }) => dispute).sort()).toEqual([1, 2]);
  expect((await one.of(played.game)).disputes).toHaveLength(2);
});

test('a seat closes its own dispute before the ruling, and no other’s', async () => {
  const played = await DisputedGame.open('withdrawn');
  await played.dispute();
  const { disputes } = played.matches;
  const close = { commandId: 'c', dispute: 1, reason: 'I was wrong.' };
  await expect(disputes.close(played.game, { ...close, by: ben })).rejects.toThrow('that it has opened');
  const done = await disputes.close(played.game, { ...close, by: ada });
  expect(done.disputes.disputes[0]).toMatchObject({ state: 'closed', wasRuled: false });
  expect(disputeFor(done.disputes.disputes[0]!, 'spectator')).toBeNull();
});

test('what can’t be is refused with what would be right, and nothing is stored', async () => {
  const played = await DisputedGame.open('refused', { decisions: 6 });
  const { disputes } = played.matches;
  const [commandId, by] = ['x', ada] as const;
  const open = (wrong: object): Promise<unknown> =>
    disputes.open(played.game, { commandId, by, revision: 3 as Revision, claim: 'So.', ...wrong });
  await expect(open({ revision: 100_000 })).rejects.toThrow(/revision must be a revision of the game .*, 0 to \d+/);
  await expect(open({ claim: '' })).rejects.toThrow('claim must not be empty');
  await expect(open({ claim: 'x'.repeat(3000) })).rejects.toThrow('claim must have at most 2000 characters');
  await expect(open({ by: { seat: 7 } })).rejects.toThrow('the seats are 0 to 1');
  await expect(played.rule()).rejects.toThrow('has no dispute 1: nothing of it is disputed');
  expect(await disputes.of(played.game)).toEqual({ disputes: [], penalties: [] });
  await played.dispute();
  await expect(played.rule({ rule: '9' })).rejects.toThrow('rule must be the number of a rule');
  await expect(played.rule({ by: ada })).rejects.toThrow('only a judge may do this');
  await expect(played.rule({ infraction: 'sneezing', player: 0 as PlayerId })).rejects.toThrow(
    /infraction must be one of missed-trigger, extra-cards-seen/,
  );
  await expect(played.rule({ penalty: 'warning' })).rejects.toThrow('player must say whose infraction it is');
  await expect(played.rule({ rewind: { to: 0 as Revision } })).rejects.toThrow(
    'rewind.to is no revision to go back to',
  );
  await expect(played.rule({ extensions: [{ player: 0 as PlayerId, seconds: 60 }] })).rejects.toThrow('without clocks');
  expect((await disputes.of(played.game)).disputes[0]?.entries).toHaveLength(5);
});

test('a record of disputes that isn’t what was stored is refused, and told of by verify', async () => {
  const store = new DamageableStore();
  const played = await DisputedGame.open('damaged', { store });
  await played.dispute();
  store.damage(streamName(`dispute-${played.game}`), 1);
  await expect(played.note('More.', ada)).rejects.toThrow(/can't be read from event 1 on/);
  const report = verifyGame(await new Matches(store).load(played.game));
  expect(report.checks.at(-1)).toMatchObject({ check: 'disputes', status: 'failed' });
  expect(report.checks.at(-1)?.problems[0]?.problem).toContain('event 1 of its disputes');
});
