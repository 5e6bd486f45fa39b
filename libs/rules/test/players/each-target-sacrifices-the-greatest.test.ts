import { expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bear, bob, giant, player, position, readCard, resolve, select, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const will = readCard(
  sorcery('Will', ''),
  'Any number of target opponents each sacrifice a creature with the greatest power among creatures that player controls of their choice and lose 3 life.',
);

test('CR 701.21a: each of the targets sacrifices the greatest of their own creatures', () => {
  const p = position(undefined, 3);
  p.battlefield(alice, creature('Wurm', '', [], 9, 9));
  const his = [p.battlefield(bob, bear), p.battlefield(bob, giant)];
  const hers = [p.battlefield(carol, creature('Page', '', [], 1, 1)), p.battlefield(carol, bear)];
  const card = p.hand(alice, will);
  const table = new Table(p);
  table.cast(card, select(player(bob), player(carol)));
  resolve(table);
  expect([...his, ...hers].map((id) => table.zoneOf(id))).toEqual([
    'battlefield',
    'graveyard',
    'battlefield',
    'graveyard',
  ]);
  expect([alice, bob, carol].map((who) => table.life(who))).toEqual([20, 17, 17]);
});
