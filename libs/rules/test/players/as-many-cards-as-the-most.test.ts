import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bob, forest, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;

test('CR 608.2h: each player draws up to as many cards as the player with the most had', () => {
  const p = position(undefined, 3);
  const tales = readCard(
    sorcery('Tales', ''),
    'Each player with fewer cards in hand than the player with the most cards in hand draws cards equal to the difference.',
  );
  const card = p.hand(alice, tales);
  for (let i = 0; i < 3; i++) p.hand(bob, forest);
  p.hand(carol, forest);
  for (const player of [alice, bob, carol]) for (let i = 0; i < 5; i++) p.library(player, forest);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(table.state.players.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
  expect(table.state.players.map(({ library }) => library.length)).toEqual([2, 5, 3]);
});
