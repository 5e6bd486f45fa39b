import { expect, test } from '@jest/globals';
import { alice, bob, body, position, readCard, Table } from '@stacktrail/test-kit';

const dogs = readCard(
  body(2, 1),
  'At the beginning of your end step, if a player has more life than each other player, the player with the most life gains control of this creature.',
);

function controllerWhere(livesOfBob: number): number {
  const p = position((state) => {
    state.players = state.players.map((player, seat) => (seat === bob ? { ...player, life: livesOfBob } : player));
  });
  const id = p.battlefield(alice, dogs, { tapped: true });
  const table = new Table(p);
  table.passUntil('end');
  table.passAll();
  return table.object(id).controller;
}

test('CR 613.1b: the player with more life than each other player gains control; of equals nobody does', () => {
  expect([controllerWhere(21), controllerWhere(20), controllerWhere(19)]).toEqual([bob, alice, alice]);
});
