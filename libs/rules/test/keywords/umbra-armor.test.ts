import { expect, test } from '@jest/globals';
import { creatures, destroy, enchant, enchantment, instant, keywords, spell, target } from '@stacktrail/card-tree';
import { pay, select, bear, bolt, pools, Table, alice, position, resolve } from '@stacktrail/test-kit';

const umbra = enchantment('Umbra', '{W}', ['Aura'], enchant(creatures), keywords('umbra armor'));
const murder = instant('Murder', '', spell(target.creature(), destroy(target())));

test('CR 702.89a: it is destroyed instead of the enchanted permanent, whose damage is removed', () => {
  const p = position();
  const host = p.battlefield(alice, bear, { damage: 1 });
  const aura = p.battlefield(alice, umbra, { attachedTo: host });
  const card = p.hand(alice, murder);
  const table = new Table(p);
  table.cast(card);
  resolve(table);
  expect([table.zoneOf(host), table.zoneOf(aura)]).toEqual(['battlefield', 'graveyard']);
  expect(table.object(host).damage).toBe(0);
});

test('CR 702.89a: it replaces the destruction by lethal damage', () => {
  const p = position(pools('R'));
  const host = p.battlefield(alice, bear);
  const aura = p.battlefield(alice, umbra, { attachedTo: host });
  const card = p.hand(alice, bolt);
  const table = new Table(p);
  table.cast(card, select(host), pay);
  resolve(table);
  expect([table.zoneOf(host), table.zoneOf(aura)]).toEqual(['battlefield', 'graveyard']);
});
