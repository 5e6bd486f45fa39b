import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, Table } from '@stacktrail/test-kit';

const watch = readCard(
  enchantment('Watch', '', []),
  'Whenever you tap an untapped creature an opponent controls, you gain 1 life.',
);
const freeze = readCard(instant('Freeze', ''), 'Tap target creature.');

test.each([
  ['you, an opponent’s creature', alice, bob, false, 21],
  ['you, a creature that is tapped', alice, bob, true, 20],
  ['you, your own creature', alice, alice, false, 20],
  ['an opponent, their own creature', bob, bob, false, 20],
] as const)('CR 701.26a, 603.2e: %s is tapped by a spell', (_, who, whose, tapped, life) => {
  const p = position();
  p.battlefield(alice, watch);
  p.battlefield(whose, bear, { tapped });
  const card = p.hand(who, freeze);
  const table = new Table(p);
  if (who === bob) table.pass();
  table.cast(card);
  while (table.stack.length > 0) table.pass();
  expect(table.life(alice)).toBe(life);
});

test('CR 701.26a: an opponent whom your spell makes tap a creature taps it', () => {
  const p = position();
  p.battlefield(alice, watch);
  p.battlefield(bob, bear);
  const card = p.hand(alice, readCard(instant('Order', ''), 'Target opponent taps an untapped creature they control.'));
  const table = new Table(p);
  table.cast(card);
  while (table.stack.length > 0) table.pass();
  expect(table.life(alice)).toBe(20);
});
