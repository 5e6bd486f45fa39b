import { expect, test } from '@jest/globals';
import { creature, frenzy, type KeywordAbility } from '@stacktrail/card-tree';
import { order, bear, alice, attack, block, bob, position, resolve, sizeOf } from '@stacktrail/test-kit';

function attacking(isBlocked: boolean, ...text: readonly KeywordAbility[]) {
  const p = position();
  const sliver = p.battlefield(alice, creature('Sliver', '{B}', ['Sliver'], 1, 1, text));
  const blocker = p.battlefield(bob, bear);
  const table = block(attack(p, sliver), ...(isBlocked ? [[blocker, sliver] as const] : []));
  if (text.length > 1) table.answer(order(1, 2));
  return sizeOf(resolve(table), sliver);
}

test('CR 702.68a: +N/+0 this turn where it attacks and isn’t blocked', () => {
  expect(attacking(false, frenzy(2))).toBe('3/1');
  expect(attacking(true, frenzy(2))).toBe('1/1');
});

test('CR 702.68b: each instance triggers separately', () => {
  expect(attacking(false, frenzy(2), frenzy(1))).toBe('4/1');
});
