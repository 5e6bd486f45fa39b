import { describe, expect, test } from '@jest/globals';
import { creature, enchantment, landwalk } from '@stacktrail/card-tree';
import { alice, attackWith, bear, bob, mountain, position, readCard, Table } from '@stacktrail/test-kit';
import { blockViolation } from '../../src/turn/combat/block-legality.js';

/** The rule by which Bob's bear can't block Alice's mountainwalker while Bob has a Mountain and somebody has this. */
function stoppedBy(...texts: readonly string[]): string | null {
  const p = position();
  const attacker = p.battlefield(alice, creature('Walker', '{R}', ['Goblin'], 2, 2, landwalk('Mountain')));
  const blocker = p.battlefield(bob, bear);
  p.battlefield(bob, mountain);
  for (const text of texts) p.battlefield(alice, readCard(enchantment('Pass', '', []), text));
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacker));
  return blockViolation(table.state, bob, [{ blocker, attacker }])?.rule ?? null;
}

describe('CR 702.14c: creatures that can be blocked as though they didn’t have landwalk', () => {
  test('landwalk stops the block', () => expect(stoppedBy()).toBe('702.14c'));

  test('not if it is of that land type', () => {
    expect(stoppedBy("Creatures with mountainwalk can be blocked as though they didn't have mountainwalk.")).toBeNull();
    expect(stoppedBy("Creatures with islandwalk can be blocked as though they didn't have islandwalk.")).toBe(
      '702.14c',
    );
  });

  test('of any land type, where the text says so', () => {
    const any = "Creatures with landwalk abilities can be blocked as though they didn't have those abilities.";
    expect(stoppedBy(any)).toBeNull();
  });
});
