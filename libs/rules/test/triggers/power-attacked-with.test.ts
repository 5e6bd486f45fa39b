import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, attackWith, bear, bob, giant, position, readCard, Table } from '@stacktrail/test-kit';

const text =
  'Whenever this creature attacks, if you attacked with creatures with total power 5 or greater this combat, you gain 7 life.';

/** Alice's life after her pack leader has attacked with these. */
function lifeAfter(...others: readonly (typeof bear)[]): number {
  const p = position();
  const leader = p.battlefield(alice, readCard(creature('Leader', '{1}{R}', ['Wolf'], 2, 2), text));
  const pack = others.map((card) => p.battlefield(alice, card));
  p.battlefield(alice, giant);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, leader, ...pack));
  table.passAll();
  return table.life(alice);
}

describe('CR 508.1, 603.4: the total power of the creatures attacked with', () => {
  test('it is that of all of them together', () => {
    expect(lifeAfter(bear)).toBe(20);
    expect(lifeAfter(bear, bear)).toBe(27);
  });
});
