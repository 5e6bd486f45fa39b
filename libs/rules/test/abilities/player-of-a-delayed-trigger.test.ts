import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { alice, bob, pick, position, readCard, resolve, Table } from '@stacktrail/test-kit';

const horn = readCard(
  enchantment('Horn', '', []),
  'Whenever a player casts a spell, they may pay {0}. If the player does, they gain 1 life at the beginning of the next end step.',
);
const gain = readCard(instant('Gain', ''), 'You gain 3 life.');

test('CR 603.7c: “that player” is the one whom the ability that created it named, whoever has the turn', () => {
  const p = position();
  p.battlefield(alice, horn);
  const spell = p.hand(bob, gain);
  const table = new Table(p);
  table.pass();
  table.cast(spell);
  table.pass(2);
  table.answer(pick('yes'));
  resolve(table);
  table.passUntil('end');
  resolve(table);
  expect([table.life(alice), table.life(bob)]).toEqual([20, 24]);
});
