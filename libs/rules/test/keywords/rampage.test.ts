import { expect, test } from '@jest/globals';
import { creature, rampage, type KeywordAbility } from '@stacktrail/card-tree';
import { order, select, bear, zap, alice, attack, block, bob, position, resolve, sizeOf } from '@stacktrail/test-kit';

function blocked(blockers: number, ...text: readonly KeywordAbility[]) {
  const p = position();
  const wurm = p.battlefield(alice, creature('Wurm', '{G}', ['Wurm'], 3, 3, text));
  const bears = Array.from({ length: blockers }, () => p.battlefield(bob, creature('Rat', '{B}', ['Rat'], 1, 1)));
  p.battlefield(bob, bear);
  const spell = p.hand(alice, zap);
  const table = block(attack(p, wurm), ...bears.map((id) => [id, wurm] as const));
  return { table, wurm, bears, spell };
}

test('CR 702.23a: +N/+N for each creature blocking it beyond the first', () => {
  const { table, wurm } = blocked(3, rampage(2));
  expect(sizeOf(resolve(table), wurm)).toBe('7/7');
});

test('CR 702.23a: nothing for a single blocker', () => {
  const { table, wurm } = blocked(1, rampage(2));
  expect(sizeOf(resolve(table), wurm)).toBe('3/3');
});

test('CR 702.23b: the bonus is calculated as it resolves, and stays', () => {
  const { table, wurm, bears, spell } = blocked(3, rampage(2));
  table.cast(spell, select(bears[0]!));
  table.passAll();
  table.passAll();
  expect(sizeOf(table, wurm)).toBe('5/5');
});

test('CR 702.23c: each instance triggers separately', () => {
  const { table, wurm } = blocked(2, rampage(1), rampage(1));
  table.answer(order(1, 2));
  expect(sizeOf(resolve(table), wurm)).toBe('5/5');
});
