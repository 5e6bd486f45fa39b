import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import { order, alice, attack, bob, counters, playerIs, position, resolve } from '@stacktrail/test-kit';

function attacking(life: number, times = 1) {
  const p = position(playerIs(bob, { life }));
  const rebel = p.battlefield(
    alice,
    creature('Rebel', '{R}', ['Rebel'], 1, 1, keywords(...Array.from({ length: times }, () => 'dethrone' as const))),
  );
  const table = attack(p, rebel);
  if (times > 1) table.answer(order(1, 2));
  return counters(resolve(table), rebel);
}

test('CR 702.105a: a +1/+1 counter where it attacks the player with the most life, or tied for it', () => {
  expect([21, 20, 19].map((life) => attacking(life))).toEqual([1, 1, 0]);
});

test('CR 702.105b: each instance triggers separately', () => {
  expect(attacking(20, 2)).toBe(2);
});
