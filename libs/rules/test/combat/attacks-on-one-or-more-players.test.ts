import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bear, bob, player, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const dave = 3 as PlayerId;
const devil = creature('Devil', '', ['Devil'], 2, 2);
const rider = readCard(
  creature('Rider', '', ['Devil'], 2, 3),
  'Whenever one or more Devils you control attack one or more players, you and those players each draw a card, then discard a card at random.',
);

test('CR 603.2c: once for attacks on several players, and each of those players is meant', () => {
  const p = position((state) => {
    state.step = 'beginning of combat';
  }, 4);
  const attackers = [p.battlefield(alice, rider), p.battlefield(alice, devil), p.battlefield(alice, devil)];
  const other = p.battlefield(alice, bear);
  for (const seat of [alice, bob, carol, dave]) for (let i = 0; i < 3; i++) p.library(seat, bear);
  const table = new Table(p);
  table.pass(4);
  const whom = [bob, bob, carol, dave];
  table.answer({
    form: 'attack',
    attacks: [...attackers, other].map((attacker, i) => ({ attacker, defender: player(whom[i]!) })),
  });
  expect(table.stack).toEqual(['ability of Rider']);
  table.pass(4);
  // Only a Bear attacks Dave.
  expect([alice, bob, carol, dave].map((seat) => table.state.players[seat]!.graveyard.length)).toEqual([1, 1, 1, 0]);
  expect(table.fold()).toBe(plainState(table.state));
});
