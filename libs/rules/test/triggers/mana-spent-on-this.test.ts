import { expect, test } from '@jest/globals';
import { creature, enchantment, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, forest, pay, player, position, readCard, select, Table } from '@stacktrail/test-kit';

const caller = readCard(
  creature('Caller', '{1}', [], 1, 1),
  'When this creature enters, tap target creature an opponent controls. You gain X life, where X is the amount of mana spent to cast this creature.',
);
const kill = readCard(instant('Kill', ''), 'Destroy target creature an opponent controls.');

test.each([false, true])(
  'CR 400.7d: the mana spent on this creature, not on the target (it has left: %s)',
  (leaves) => {
    const p = position();
    const wood = p.battlefield(alice, forest);
    p.battlefield(bob, bear);
    const card = p.hand(alice, caller);
    const no = p.hand(bob, kill);
    const table = new Table(p);
    table.cast(card, table.use(wood), pay);
    table.passAll();
    if (leaves) {
      table.pass();
      table.cast(no);
    }
    while (table.stack.length > 0) table.pass();
    expect(table.life(alice)).toBe(21);
  },
);

test('CR 615.5: twice as many cards are milled as damage was prevented', () => {
  const p = position();
  p.battlefield(
    alice,
    readCard(
      enchantment('Ward', '', []),
      'If damage would be dealt to you, prevent that damage and mill twice that many cards.',
    ),
  );
  for (let i = 0; i < 4; i++) p.library(alice, bear);
  const card = p.hand(alice, readCard(instant('Burn', ''), 'Burn deals 1 damage to target player.'));
  const table = new Table(p);
  table.cast(card, select(player(alice)));
  while (table.stack.length > 0) table.pass();
  expect(table.life(alice)).toBe(20);
  expect(table.state.players[0]!.graveyard).toHaveLength(3);
});
