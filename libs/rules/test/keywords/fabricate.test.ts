import { expect, test } from '@jest/globals';
import { creature, fabricate, type KeywordAbility } from '@stacktrail/card-tree';
import {
  order,
  pay,
  pick,
  select,
  zap,
  pools,
  Table,
  alice,
  counters,
  named,
  position,
  resolve,
} from '@stacktrail/test-kit';

function entering(...text: readonly KeywordAbility[]) {
  const p = position(pools('G'));
  const card = p.hand(alice, creature('Maker', '{G}', ['Elf'], 1, 1, text));
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  return { table, card, spell };
}

test('CR 702.123a: +1/+1 counters, if its controller chooses so', () => {
  const { table, card } = entering(fabricate(2));
  resolve(table);
  table.answer(pick('yes'));
  expect(counters(table, card)).toBe(2);
  expect(named(table, 'Servo Token')).toEqual([]);
});

test('CR 702.123a: otherwise Servo tokens', () => {
  const { table, card } = entering(fabricate(2));
  resolve(table);
  table.answer(pick('no'));
  expect(counters(table, card)).toBe(0);
  expect(named(table, 'Servo Token')).toHaveLength(2);
});

test('CR 702.123a: tokens where it has left the battlefield', () => {
  const { table, card, spell } = entering(fabricate(1));
  table.cast(spell, select(table.now(card).id));
  resolve(table);
  expect(named(table, 'Servo Token')).toHaveLength(1);
});

test('CR 702.123b: each instance triggers separately', () => {
  const { table, card } = entering(fabricate(1), fabricate(2));
  table.answer(order(1, 2));
  resolve(table);
  table.answer(pick('yes'));
  resolve(table);
  table.answer(pick('yes'));
  expect(counters(table, card)).toBe(3);
});
