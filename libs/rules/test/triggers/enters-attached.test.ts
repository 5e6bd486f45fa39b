import { expect, test } from '@jest/globals';
import { creature, enchantment, instant } from '@stacktrail/card-tree';
import { countersOn } from '@stacktrail/game-state';
import { alice, position, readCard, select, Table } from '@stacktrail/test-kit';

const ox = creature('Ox', '', [], 1, 5);
const elk = creature('Elk', '', [], 2, 2);
const flourish = readCard(
  enchantment('Flourish', '', ['Aura']),
  'Enchant creature',
  'When this Aura enters attached to a creature, put a +1/+1 counter on each other creature you control.',
);
const shift = readCard(instant('Shift', ''), 'Attach target Aura to target creature.');

function counters(table: Table, ...creatures: readonly Parameters<Table['object']>[0][]): readonly number[] {
  return creatures.map((id) => countersOn(table.object(id), '+1/+1'));
}

test('CR 603.6a: “that creature” is the one that it entered attached to, and the others are those besides', () => {
  const p = position();
  const [first, second] = [p.battlefield(alice, ox), p.battlefield(alice, elk)];
  const aura = p.hand(alice, flourish);
  const table = new Table(p);
  table.cast(aura, select(first));
  while (table.stack.length > 0) table.pass();
  expect(counters(table, first, second)).toEqual([0, 1]);
});

test('CR 608.2h: another creature that it has become attached to meanwhile isn’t meant', () => {
  const p = position();
  const [first, second] = [p.battlefield(alice, ox), p.battlefield(alice, elk)];
  const [aura, moving] = [p.hand(alice, flourish), p.hand(alice, shift)];
  const table = new Table(p);
  table.cast(aura, select(first));
  table.pass(2);
  table.cast(moving, select(second));
  while (table.stack.length > 0) table.pass();
  expect(counters(table, first, second)).toEqual([0, 1]);
});
