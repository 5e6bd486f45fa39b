import { expect, test } from '@jest/globals';
import { cost, gainLife, sorcery, spell, type Effect } from '@stacktrail/card-tree';
import { alice, bob, pick, position, Table } from '@stacktrail/test-kit';

const rhystic: Effect = {
  do: 'unless',
  who: { players: 'each player' },
  any: true,
  cost: [cost.payLife(2)],
  effects: [gainLife(5)],
};

test('CR 118.12a: once one of the players has paid, no other is asked and nothing happens', () => {
  const p = position();
  const card = p.hand(alice, sorcery('Rhystic', '', spell(rhystic)));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(pick('no'));
  table.answer(pick('yes'));
  expect([table.life(alice), table.life(bob)]).toEqual([20, 18]);
});

test('CR 118.12a: where nobody pays, it happens once', () => {
  const p = position();
  const card = p.hand(alice, sorcery('Rhystic', '', spell(rhystic)));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(pick('no'));
  table.answer(pick('no'));
  expect(table.life(alice)).toBe(25);
});
