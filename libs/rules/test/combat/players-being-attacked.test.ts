import { expect, test } from '@jest/globals';
import { enchantment } from '@stacktrail/card-tree';
import { alice, attackWith, bear, bob, position, readCard, Table } from '@stacktrail/test-kit';

const drums = readCard(
  enchantment('Drums', '{1}', []),
  'Whenever you attack, you gain 2 life for each player being attacked.',
);

test('CR 508.1b: each player whom a creature attacks is counted once', () => {
  const p = position();
  p.battlefield(alice, drums);
  const attackers = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const table = new Table(p);
  const before = table.life(alice);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, ...attackers));
  table.passAll();
  expect(table.life(alice)).toBe(before + 2);
});
