import { expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import { playerOf } from '@stacktrail/game-state';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const duel = readCard(
  sorcery('Duel', ''),
  'You and target opponent each reveal the top card of your library. You each lose life equal to the mana value of the card revealed by the other player. You each put the card you revealed into your hand.',
);

test('CR 608.2c, 608.2f: each reveals the top card of their own library and loses the other’s mana value', () => {
  const p = position();
  p.library(alice, creature('Ox', '{3}', [], 1, 1));
  p.library(bob, creature('Elk', '{5}', [], 1, 1));
  const id = p.hand(alice, duel);
  const table = new Table(p);
  table.cast(id);
  table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([15, 17]);
  const hands = [alice, bob].map((player) =>
    playerOf(table.state, player).hand.map((card) => table.object(card).printed.name),
  );
  expect(hands).toEqual([['Ox'], ['Elk']]);
});
