import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const wound = readCard(
  enchantment('Wound', '', ['Aura', 'Curse']),
  'Enchant player',
  "Enchanted player can't gain life.",
);
const exhaustion = readCard(
  enchantment('Exhaustion', '', ['Aura', 'Curse']),
  'Enchant player',
  "Enchanted player can't cast more than one spell each turn.",
);
const healing = readCard(instant('Healing', ''), 'Each player gains 3 life.');

test('CR 101.2, 303.4b: only the enchanted player can’t gain life', () => {
  const p = position();
  p.battlefield(alice, wound, { attachedToPlayer: bob });
  const card = p.hand(alice, healing);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([23, 20]);
});

test.each([
  ['the enchanted player casts one spell each turn', alice, 0],
  ['another player casts more', bob, 1],
])('CR 101.2: %s', (_, enchanted, options) => {
  const p = position();
  p.battlefield(alice, exhaustion, { attachedToPlayer: enchanted });
  const [first, second] = [p.hand(alice, healing), p.hand(alice, healing)];
  const table = new Table(p);
  table.cast(first);
  table.passAll();
  expect(table.options(second)).toHaveLength(options);
});
