import { expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { PlayerId } from '@stacktrail/game-events';
import { disputeFor } from '@stacktrail/game-events';
import { Time } from '../timed-table.js';
import { ada, ben, dataOf, DisputedGame, judge } from './disputed-game.js';

test('hidden information is given to the judge alone: nobody else sees it, before the ruling or after it', async () => {
  const played = await DisputedGame.open('told');
  await played.dispute();
  const before = await played.note('The face-down card is a Forest.', ben, true);
  const after = await played.rule();
  for (const { disputes } of [before, after]) {
    const [dispute] = disputes.disputes;
    const told = (viewer: Parameters<typeof disputeFor>[1]): boolean =>
      JSON.stringify(disputeFor(dispute!, viewer)).includes('The face-down card');
    expect([told('judge'), told(ben), told(ada), told('spectator')]).toEqual([true, true, false, false]);
  }
  const [entry] = dataOf(after, 'JudgeInformed');
  expect(entry).toEqual({ dispute: 1, by: ben, text: 'The face-down card is a Forest.' });
});

test('penalties of a person are listed over the games of a match, those of rulings among them', async () => {
  const store = new MemoryEventStore();
  const setup = { name: 'Final' };
  const first = await DisputedGame.open('game 1', { store, setup });
  const second = await DisputedGame.open('game 2', { store, setup });
  const other = await DisputedGame.open('other match', { store });
  await first.dispute();
  await first.rule({ player: ben.seat, infraction: 'slow-play', penalty: 'warning' });
  const late = { commandId: 'late', by: judge, player: ben.seat, infraction: 'tardiness', penalty: 'game-loss' };
  await second.matches.disputes.penalize(second.game, { ...late, reason: 'Six minutes.' });
  await other.matches.disputes.penalize(other.game, { ...late, penalty: 'caution', reason: 'One minute.' });
  const all = await second.matches.disputes.penalties();
  const ofBen = all.filter(({ match, person }) => match === 'Final' && person === 'Ben');
  expect(ofBen.map(({ game, dispute, penalty, infraction }) => [game, dispute, penalty.id, infraction?.name])).toEqual([
    [first.game, 1, 'warning', 'Slow play'],
    [second.game, null, 'game-loss', 'Tardiness'],
  ]);
  expect(all).toHaveLength(3);
  expect(all.find(({ match }) => match === null)).toMatchObject({ game: other.game, penalty: { id: 'caution' } });
});

test('a penalty needs a judge, a seat that there is, and a name that judges have for it', async () => {
  const played = await DisputedGame.open('no penalty', { decisions: 3 });
  const given = { commandId: 'p', by: judge, player: 0 as PlayerId, penalty: 'warning', reason: 'So.' };
  const { disputes } = played.matches;
  await expect(disputes.penalize(played.game, { ...given, by: ada })).rejects.toThrow('only a judge may do this');
  await expect(disputes.penalize(played.game, { ...given, player: 5 as PlayerId })).rejects.toThrow('no seat 5');
  await expect(disputes.penalize(played.game, { ...given, penalty: 'jail' })).rejects.toThrow(
    'penalty must be one of none, caution, warning, game-loss, match-loss, disqualification',
  );
  expect((await disputes.of(played.game)).penalties).toEqual([]);
});

test('a ruling gives more time: the clock of the seat has it, and a rewind takes none of it back', async () => {
  const time = new Time();
  const played = await DisputedGame.open('time', {
    decisions: 20,
    store: new MemoryEventStore(time.date),
    options: { now: time.now },
    setup: { clock: { seconds: 1000, perDecision: null } },
  });
  const left = async (): Promise<readonly (number | null)[]> =>
    (await played.matches.clocks.of(played.game))!.left.map((ms) => ms && Math.round(ms / 1000));
  const before = await left();
  await played.dispute();
  const extensions = [{ player: ben.seat, seconds: 180 }];
  const done = await played.rule({ extensions, rewind: { to: 25 as never } });
  const [carriedOut] = dataOf(done, 'RulingCarriedOut');
  const { events } = await played.matches.load(played.game);
  expect(events[carriedOut!.extensions[0]!]).toMatchObject({
    type: 'TimeGiven',
    data: { judge: 'Judith', player: 1, seconds: 180, reason: 'Dispute 1' },
  });
  expect(carriedOut!.extensions[0]).toBeGreaterThan(carriedOut!.reversal!);
  const after = await left();
  expect([after[0], after[1]]).toEqual([before[0], before[1]! + 180]);
  await expect(played.rule({ extensions: [{ player: 0 as PlayerId, seconds: 0 }] })).rejects.toThrow(
    'extensions[0].seconds',
  );
});
