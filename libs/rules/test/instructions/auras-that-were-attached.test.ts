import { expect, test } from '@jest/globals';
import { creature, enchantment, instant } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { alice, bear, bob, forest, position, readCard, select, Table } from '@stacktrail/test-kit';

const watch = readCard(
  creature('Watch', '', [], 1, 1),
  'Whenever an enchanted creature dies, draw a card for each Aura you controlled that was attached to it.',
);
const aura = readCard(enchantment('Veil', '', ['Aura']), 'Enchant creature');
const kill = readCard(instant('Kill', ''), 'Destroy target creature.');

test('CR 608.2h: the Auras of that player that were attached as it died are counted, though they have gone, too', () => {
  const p = position();
  p.battlefield(alice, watch);
  const victim = p.battlefield(bob, bear);
  p.battlefield(alice, aura, { attachedTo: victim });
  p.battlefield(alice, aura, { attachedTo: victim });
  p.battlefield(bob, aura, { attachedTo: victim });
  for (let i = 0; i < 4; i++) p.library(alice, forest);
  const id = p.hand(alice, kill);
  const table = new Table(p);
  table.cast(id, select(victim));
  while (table.stack.length > 0) table.pass();
  expect(playerOf(table.state, alice).hand).toHaveLength(2);
  expect(table.zoneOf(victim)).toBe('graveyard');
});
