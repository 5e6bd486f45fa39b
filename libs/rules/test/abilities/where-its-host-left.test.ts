import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { alice, bob, pick, position, readCard, resolve, Table, bear } from '@stacktrail/test-kit';

const kill = readCard(instant('Kill', ''), 'Destroy target creature.');
const spirit = readCard(
  enchantment('Spirit', '', ['Aura']),
  'Enchant creature',
  'When enchanted creature dies, you may return this card from your graveyard to your hand.',
);

test('CR 113.6m: an Aura’s ability triggers where what it enchants leaves, though it moves the Aura out of a graveyard', () => {
  const p = position();
  const spell = p.hand(bob, kill);
  const host = p.battlefield(alice, bear);
  const aura = p.battlefield(alice, spirit, { attachedTo: host });
  const dead = p.graveyard(alice, spirit);
  const table = new Table(p);
  table.pass();
  table.cast(spell);
  table.pass(2);
  expect(table.stack).toHaveLength(1);
  table.pass(2);
  table.answer(pick('yes'));
  resolve(table);
  expect([table.zoneOf(aura), table.zoneOf(dead)]).toEqual(['hand', 'graveyard']);
});
