import { describe, expect, test } from '@jest/globals';
import { enchantment } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { playerOf, PlayerStateRecord } from '@stacktrail/game-state';
import { alice, attackWith, bear, bob, forest, position, readCard, Table, type Position } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const watch = (text: string) => readCard(enchantment('Watch', '', []), text);

/** It is the beginning of Alice's combat; Bob and Carol have that much life. */
function combat(...life: readonly number[]): Position {
  return position((state) => {
    state.step = 'beginning of combat';
    state.players = state.players.map((record) => {
      const copy = new PlayerStateRecord(record);
      copy.life = life[record.id - 1] ?? 20;
      return copy;
    });
  }, 3);
}

function handOf(table: Table, player: PlayerId): number {
  return playerOf(table.state, player).hand.length;
}

function settle(table: Table): void {
  while (table.stack.length > 0) table.pass();
}

describe('CR 508.3e: a player attacks an opponent', () => {
  test.each([
    ['has more life than another one', [20, 10], 1],
    ['has as much life as the other one', [20, 20], 0],
  ] as const)('CR 603.4: “that opponent” is who is attacked, and %s', (_, life, drawn) => {
    const p = combat(...life);
    p.battlefield(
      alice,
      watch(
        'Whenever a player attacks an opponent, if that opponent has more life than another of your opponents, that player draws a card.',
      ),
    );
    const attacker = p.battlefield(alice, bear);
    p.library(alice, forest);
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    settle(table);
    expect(handOf(table, alice)).toBe(drawn);
  });

  test('CR 102.2: where there is no other opponent, none has less life', () => {
    const p = position((state) => void (state.step = 'beginning of combat'));
    p.battlefield(
      alice,
      watch(
        'Whenever a player attacks an opponent, if that opponent has more life than another of your opponents, that player draws a card.',
      ),
    );
    const attacker = p.battlefield(alice, bear);
    p.library(alice, forest);
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(bob, attacker));
    expect(table.stack).toEqual([]);
  });

  test('CR 508.4: the token attacks the one who is attacked, and its controller is who attacks', () => {
    const p = combat();
    p.battlefield(
      bob,
      watch(
        "Whenever a player attacks an opponent, that player creates a tapped 2/1 white Bird creature token with flying that's attacking that opponent.",
      ),
    );
    const attacker = p.battlefield(alice, bear);
    const table = new Table(p);
    table.passAll();
    table.answer(attackWith(carol, attacker));
    settle(table);
    const attackers = table.state.combat!.attackers.map(({ object, defender }) => [
      table.object(object).printed.name,
      table.object(object).controller,
      table.object(object).tapped,
      defender,
    ]);
    const whom = { is: 'player', id: carol };
    expect(attackers).toEqual([
      ['Bear', alice, true, whom],
      ['Bird Token', alice, true, whom],
    ]);
  });
});

test.each([
  ['you', bob, 0],
  ['somebody else', carol, 1],
] as const)('CR 508.3d: creatures with which another player attacks %s', (_, whom, drawn) => {
  const p = combat();
  p.battlefield(
    bob,
    watch(
      'Whenever another player attacks with two or more creatures, they draw a card if none of those creatures attacked you.',
    ),
  );
  const [first, second] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  p.library(alice, forest);
  const table = new Table(p);
  table.passAll();
  table.answer(attackWith(whom, first, second));
  settle(table);
  expect(handOf(table, alice)).toBe(drawn);
});
