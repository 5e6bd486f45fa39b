import { expect, test } from '@jest/globals';
import { activated, cost, creature, gainLife, powerUp } from '@stacktrail/card-tree';
import { alice, pay, pools, position, readCard, Table } from '@stacktrail/test-kit';

const hero = (printed: string, price: string) =>
  creature('Hero', printed, ['Hero'], 2, 2, powerUp(activated([cost.mana(price)], gainLife(3))));

function facing(printed: string, price: string, mana: string, enteredTurn: number) {
  const p = position(pools(mana));
  const id = p.battlefield(alice, hero(printed, price), { enteredTurn });
  const table = new Table(p);
  return { table, id };
}

test('CR 702.193a: of a permanent that entered this turn the cost is less by its mana cost', () => {
  const { table, id } = facing('{1}{W}', '{4}{W}', 'CCC', 3);
  table.activate(id, pay);
  table.passAll();
  expect([table.life(alice), table.pool(alice)]).toEqual([23, '']);
});

test('CR 702.193a: of one that has been there it costs what it says', () => {
  const { table, id } = facing('{1}{W}', '{4}{W}', 'CCCCCW', 0);
  table.activate(id, pay);
  table.passAll();
  expect([table.life(alice), table.pool(alice)]).toEqual([23, 'C']);
});

test('CR 702.193a: it can be activated only once', () => {
  const { table, id } = facing('{1}{W}', '{1}{W}', '', 3);
  table.activate(id);
  table.passAll();
  expect([table.life(alice), table.options(id)]).toEqual([23, []]);
});

test('CR 702.193b: colored mana that the cost doesn’t ask for reduces generic mana', () => {
  const { table, id } = facing('{U}{U}', '{3}{W}', 'CW', 3);
  table.activate(id, pay);
  table.passAll();
  expect([table.life(alice), table.pool(alice)]).toEqual([23, '']);
});

test('CR 702.193a: what reduces the cost of power-up abilities reduces it further', () => {
  const p = position(pools('CC'));
  const id = p.battlefield(alice, hero('{1}{W}', '{4}'), { enteredTurn: 0 });
  const plain = creature('Mentor', '{2}', ['Hero'], 2, 2);
  p.battlefield(alice, readCard(plain, 'Power-up abilities of other creatures you control cost {2} less to activate.'));
  const table = new Table(p);
  table.activate(id, pay);
  table.passAll();
  expect([table.life(alice), table.pool(alice)]).toEqual([23, '']);
});
