import { expect, test } from '@jest/globals';
import { artifact, creature, keywords } from '@stacktrail/card-tree';
import { alice, bob, pay, pools, position, resolve, Table, counters } from '@stacktrail/test-kit';

const growing = creature('Growing', '{G}', ['Elf'], 1, 3, ...keywords('increment'));
const cheap = artifact('Cheap', '{1}', []);
const dear = artifact('Dear', '{2}', []);

function after(cost: typeof cheap, who = alice): number {
  const p = position(pools('CC'));
  const [own] = [p.battlefield(who, growing)];
  const card = p.hand(alice, cost);
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  return counters(table, own);
}

test('CR 702.191a: a spell for more mana than its power or its toughness brings a +1/+1 counter', () => {
  expect(after(dear)).toBe(1);
});

test('CR 702.191a: no more mana than either brings none', () => {
  expect(after(cheap)).toBe(0);
});

test('CR 702.191a: an opponent’s spell brings none', () => {
  expect(after(dear, bob)).toBe(0);
});
