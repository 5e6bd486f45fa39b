import { expect, test } from '@jest/globals';
import { creatures, enchant, enchantment, instant } from '@stacktrail/card-tree';
import { alice, bear, position, readCard, select, Table } from '@stacktrail/test-kit';

test('CR 303.4, 704.5m: an Aura on what can’t be enchanted is put into its owner’s graveyard', () => {
  const p = position();
  const host = p.battlefield(alice, bear);
  const other = p.battlefield(alice, bear);
  const aura = enchantment('Plain Aura', '', ['Aura'], enchant(creatures));
  const [on, elsewhere] = [host, other].map((id) => p.battlefield(alice, aura, { attachedTo: id }));
  const ward = p.hand(alice, readCard(instant('Ward', ''), "Target creature can't be enchanted this turn."));
  const table = new Table(p);
  table.cast(ward, select(host));
  table.passAll();
  expect([on, elsewhere].map((id) => table.zoneOf(id!))).toEqual(['graveyard', 'battlefield']);
});
