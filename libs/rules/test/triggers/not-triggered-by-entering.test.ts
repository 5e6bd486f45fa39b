import { expect, test } from '@jest/globals';
import { creature, enchantment } from '@stacktrail/card-tree';
import { alice, bear, bob, plot, position, readCard, Table } from '@stacktrail/test-kit';

const hush = readCard(
  enchantment('Hush', '', []),
  "Permanents entering don't cause abilities of permanents your opponents control to trigger.",
);
const greeter = readCard(creature('Greeter', '', ['Kavu'], 1, 1), 'When this creature enters, you gain 10 life.');
const watcher = readCard(
  enchantment('Watcher', '', []),
  'Whenever a creature enters, you gain 1 life.',
  'Whenever a player casts a spell, you gain 100 life.',
);

/** Alice casts a creature with an ability of its own, and Bob has abilities that watch it. */
function life(hushes: typeof alice | null): readonly number[] {
  const p = position();
  p.battlefield(bob, watcher);
  if (hushes !== null) p.battlefield(hushes, hush);
  const card = p.hand(alice, greeter);
  const table = new Table(p);
  table.cast(card);
  while (table.stack.length > 0) table.pass();
  return [table.life(alice), table.life(bob)];
}

test('CR 603.6a: without such an effect, everything triggers', () => {
  expect(life(null)).toEqual([30, 121]);
});

test('CR 101.2, 603.6a: abilities of opponents don’t trigger on what enters, their own nor another’s; others do', () => {
  expect(life(bob)).toEqual([20, 121]);
  expect(life(alice)).toEqual([30, 120]);
});

test('CR 305.1: a land that is played is a permanent that enters, too', () => {
  const landfall = readCard(enchantment('Falls', '', []), 'Whenever a land enters, you gain 1 life.');
  const p = position();
  for (const each of [alice, bob]) p.battlefield(each, landfall);
  p.battlefield(bob, hush);
  const land = p.hand(alice, plot);
  p.hand(alice, bear);
  const table = new Table(p);
  table.playLand(land);
  while (table.stack.length > 0) table.pass();
  expect([table.life(alice), table.life(bob)]).toEqual([20, 21]);
});
