import { expect, test } from '@jest/globals';
import { gainLife, sorcery, spectacle, spell } from '@stacktrail/card-tree';
import { zap, pay, player, select, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const show = sorcery('Show', '{5}', spell(gainLife(1)), spectacle('{R}'));

test('CR 702.137a: its cost can be paid if an opponent lost life this turn', () => {
  const p = position(pools('R'));
  const [card, shot] = [p.hand(alice, show), p.hand(alice, zap)];
  const table = new Table(p);
  expect(table.options(card)).toMatchObject([{ via: 'hand' }]);
  table.cast(shot, select(player(bob)));
  table.passAll();
  table.castVia('spectacle', card, pay);
  expect(table.of('TotalCostDetermined').at(-1)?.data.mana).toEqual(['R']);
});

test('CR 702.137a: life that its caster lost doesn’t count', () => {
  const p = position(pools('R'));
  const [card, shot] = [p.hand(alice, show), p.hand(alice, zap)];
  const table = new Table(p);
  table.cast(shot, select(player(alice)));
  table.passAll();
  expect(table.options(card)).toMatchObject([{ via: 'hand' }]);
});
