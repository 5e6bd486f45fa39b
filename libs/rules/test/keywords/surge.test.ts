import { expect, test } from '@jest/globals';
import { gainLife, instant, sorcery, spell, surge } from '@stacktrail/card-tree';
import { PlayerStateRecord } from '@stacktrail/game-state';
import { balm, pay, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const wave = sorcery('Wave', '{5}', spell(gainLife(1)), surge('{U}'));

test('CR 702.117a: its cost can be paid if its caster has cast another spell this turn', () => {
  const p = position(pools('U'));
  const [card, first] = [p.hand(alice, wave), p.hand(alice, balm)];
  const table = new Table(p);
  expect(table.options(card)).toMatchObject([{ via: 'hand' }]);
  table.cast(first);
  table.passAll();
  table.castVia('surge', card, pay);
  expect(table.of('TotalCostDetermined').at(-1)?.data.mana).toEqual(['U']);
});

test('CR 702.117a: a spell of an opponent doesn’t count', () => {
  const p = position(pools('U'));
  const fast = instant('Fast wave', '{5}', spell(gainLife(1)), surge('{U}'));
  const [card, first] = [p.hand(alice, fast), p.hand(bob, balm)];
  const table = new Table(p);
  table.pass();
  table.cast(first);
  table.pass();
  expect(table.options(card)).toMatchObject([{ via: 'hand' }]);
});

test('CR 702.117a: a spell of a teammate does', () => {
  const p = position((state) => {
    pools('U')(state);
    state.setup = { ...state.setup!, teams: [0, 0, 1, 1] };
    state.players = state.players.map((record, seat) => {
      const copy = new PlayerStateRecord(record);
      copy.spellsCastThisTurn = seat === 1 ? 1 : 0;
      return copy;
    });
  }, 4);
  const card = p.hand(alice, wave);
  expect(new Table(p).options(card)).toMatchObject([{ via: 'hand' }, { via: 'surge' }]);
});
