import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bear, bob, player, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const attacker = (text: string) => readCard(creature('Butler', '{1}{U}', ['Human'], 2, 2), text);

/** The creature attacks that player, and bob has most life. */
function attacked(text: string, whom: PlayerId) {
  const p = position((state) => {
    state.step = 'beginning of combat';
    state.players = state.players.map((one) => Object.assign(Object.create(Object.getPrototypeOf(one) as object), one));
    state.players.forEach((one) => Object.assign(one, { life: one.id === bob ? 30 : 20 }));
  }, 3);
  const one = p.battlefield(alice, attacker(text));
  for (const seat of [alice, bob, carol]) for (let i = 0; i < 3; i++) p.library(seat, bear);
  const table = new Table(p);
  table.passAll();
  table.answer({ form: 'attack', attacks: [{ attacker: one, defender: player(whom) }] });
  return table;
}

test.each([
  [bob, 1],
  [carol, 0],
])('CR 508.3a: an attack on the player with the most life (player %s)', (whom, times) => {
  const text =
    "Whenever this creature attacks the player with the most life or tied for most life, it can't be blocked this turn.";
  expect(attacked(text, whom).of('AbilityTriggered')).toHaveLength(times);
});

test('CR 608.2i: each player that it attacked this turn, and no other', () => {
  const text = 'At the beginning of your end step, each player this creature attacked this turn loses 3 life.';
  const table = attacked(text, carol);
  table.passUntil('end');
  const before = [alice, bob, carol].map((seat) => table.life(seat));
  table.passAll();
  expect([alice, bob, carol].map((seat) => table.life(seat))).toEqual([before[0], before[1], before[2]! - 3]);
  expect(table.fold()).toBe(plainState(table.state));
});
