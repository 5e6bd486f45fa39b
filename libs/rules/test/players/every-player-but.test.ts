import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bob, player, position, readCard, select, Table } from '@stacktrail/test-kit';

test.each([
  [alice, [20, 21]],
  [bob, [21, 20]],
])('CR 102.1: each player but the target gains life: but player %i', (but, lives) => {
  const p = position();
  const card = p.hand(alice, readCard(sorcery('Text', ''), 'Each player other than target player gains 1 life.'));
  const table = new Table(p);
  table.cast(card, select(player(but)));
  table.passAll();
  expect([alice, bob].map((one) => table.life(one))).toEqual(lives);
});
