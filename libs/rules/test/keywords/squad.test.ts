import { expect, test } from '@jest/globals';
import { creature, squad } from '@stacktrail/card-tree';
import { number, pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const leader = creature('Leader', '{R}', ['Soldier'], 2, 2, squad('{1}'));

test('CR 702.157a: a token that is a copy for each time the cost was paid', () => {
  const p = position(pools('RRR'));
  const card = p.hand(alice, leader);
  const table = new Table(p);
  table.cast(card, number(2), pay);
  table.passAll();
  table.passAll();
  expect(table.state.battlefield.map((id) => table.object(id).printed.name)).toEqual(['Leader', 'Leader', 'Leader']);
});

test('CR 702.157a: nothing triggers where it wasn’t paid', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, leader);
  const table = new Table(p);
  table.cast(card, number(0), pay);
  table.passAll();
  expect([table.stack, table.state.battlefield.length]).toEqual([[], 1]);
});

test('CR 702.157b: several are paid each by itself, and each triggers for its own payments', () => {
  const p = position(pools('RRRR'));
  const card = p.hand(alice, creature('Leaders', '{R}', ['Soldier'], 2, 2, squad('{1}'), squad('{R}')));
  const table = new Table(p);
  table.cast(card, number(1), number(2), pay);
  table.passAll();
  expect(table.of('AbilityTriggered')).toHaveLength(2);
});
