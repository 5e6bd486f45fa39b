import { expect, test } from '@jest/globals';
import { enchantment, land } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 106.12b, 614.1a: one black mana is produced, whatever type and amount it would have been', () => {
  const p = position();
  p.battlefield(
    bob,
    readCard(
      enchantment('Taint', '{1}', []),
      'If a land is tapped for mana, it produces {B} instead of any other type and amount.',
    ),
  );
  const id = p.battlefield(alice, readCard(land('Ruins', []), '{T}: Add {C}{C}.'));
  const table = new Table(p);
  table.activate(id);
  expect(table.pool(alice)).toBe('B');
});
