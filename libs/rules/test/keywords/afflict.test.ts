import { expect, test } from '@jest/globals';
import { afflict, creature, type KeywordAbility } from '@stacktrail/card-tree';
import { order, bear, alice, attack, block, bob, position, resolve } from '@stacktrail/test-kit';

function blocked(...text: readonly KeywordAbility[]) {
  const p = position();
  const demon = p.battlefield(alice, creature('Demon', '{B}', ['Demon'], 3, 3, text));
  const [first, second] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  return block(attack(p, demon), [first, demon], [second, demon]);
}

test('CR 702.130a: defending player loses N life as it becomes blocked', () => {
  expect(resolve(blocked(afflict(3))).life(bob)).toBe(17);
});

test('CR 702.130b: each instance triggers separately', () => {
  const table = blocked(afflict(1), afflict(2));
  table.answer(order(1, 2));
  expect(resolve(table).life(bob)).toBe(17);
});
