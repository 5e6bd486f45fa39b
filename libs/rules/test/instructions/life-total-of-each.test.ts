import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 119.5: each player’s life total becomes a number of their own', () => {
  const p = position();
  const rhythm = p.hand(
    alice,
    readCard(sorcery('Rhythm', ''), "Each player's life total becomes the number of creatures they control."),
  );
  p.battlefield(alice, bear);
  for (let i = 0; i < 3; i++) p.battlefield(bob, bear);
  const table = new Table(p);
  table.cast(rhythm);
  table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([1, 3]);
});
