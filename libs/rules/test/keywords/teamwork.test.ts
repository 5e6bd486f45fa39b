import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, bear, pay, pick, pools, position, readCard, select, Table } from '@stacktrail/test-kit';

const scout = creature('Scout', '{G}', ['Elf'], 1, 1);
const plan = readCard(
  instant('Plan', '{B}'),
  'Teamwork 3',
  'You gain 1 life. If this spell was cast using teamwork, you gain 4 life.',
);

function setting() {
  const p = position(pools('B'));
  const spell = p.hand(alice, plan);
  const creatures = [p.battlefield(alice, bear), p.battlefield(alice, scout)];
  return { table: new Table(p), spell, creatures };
}

test('CR 702.194a, 702.194b: creatures with that total power are tapped, and it was cast using teamwork', () => {
  const { table, spell, creatures } = setting();
  table.cast(spell, pick('yes'), pay, select(...creatures));
  table.passAll();
  expect([table.life(alice), ...creatures.map((id) => table.object(id).tapped)]).toEqual([25, true, true]);
});

test('CR 702.194a: it can be cast without', () => {
  const { table, spell, creatures } = setting();
  table.cast(spell, pick('no'), pay);
  table.passAll();
  expect([table.life(alice), ...creatures.map((id) => table.object(id).tapped)]).toEqual([21, false, false]);
});

test('CR 702.194a, 601.2h: where the creatures haven’t that much power it can’t be paid', () => {
  const p = position(pools('B'));
  const spell = p.hand(alice, plan);
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(spell, pick('yes'), pay);
  expect([table.zoneOf(spell), table.reversed?.rule]).toEqual(['hand', '601.2h']);
});
