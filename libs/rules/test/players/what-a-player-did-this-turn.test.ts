import { describe, expect, test } from '@jest/globals';
import { creature, enchantment, gainLife, instant, spell } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bob, forest, player, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;

describe('CR 608.2i: what happened to one player this turn', () => {
  test('the damage that was dealt to a target is counted, that of others isn’t', () => {
    const punish = readCard(
      instant('Punish', ''),
      'Target player loses life equal to the damage dealt to that player this turn.',
    );
    const p = position(undefined, 3);
    const cards = [zap, zap, zap, punish].map((card) => p.hand(alice, card));
    const table = new Table(p);
    for (const [i, who] of [bob, bob, carol, bob].entries()) {
      table.cast(cards[i]!, select(player(who)));
      table.passAll();
    }
    expect([bob, carol].map((one) => table.life(one))).toEqual([16, 19]);
  });

  test('each opponent loses as much life as that player lost', () => {
    const fiend = readCard(
      creature('Fiend', '{4}', [], 6, 6),
      'At the beginning of your end step, each opponent loses life equal to the life that player lost this turn.',
    );
    const p = position(undefined, 3);
    p.battlefield(alice, fiend, { tapped: true });
    const cards = [zap, zap, zap].map((card) => p.hand(alice, card));
    const table = new Table(p);
    for (const [i, who] of [bob, bob, alice].entries()) {
      table.cast(cards[i]!, select(player(who)));
      table.passAll();
    }
    table.passUntil('end');
    table.passAll();
    expect([alice, bob, carol].map((one) => table.life(one))).toEqual([19, 16, 20]);
  });

  test('the cards put into an opponent’s graveyard from anywhere, the spells that they cast', () => {
    const p = position();
    const rot = readCard(
      enchantment('Rot', '{2}', []),
      'At the beginning of the end step, that player mills X cards, where X is the number of cards put into their graveyard from anywhere this turn.',
      'Whenever a player casts a noncreature spell, this enchantment deals damage to that player equal to the number of noncreature spells they have cast this turn.',
    );
    p.battlefield(bob, rot);
    for (let i = 0; i < 9; i++) p.library(alice, forest);
    const [first, second, beast] = [
      p.hand(alice, instant('Balm', '', spell(gainLife(1)))),
      p.hand(alice, instant('Balm', '', spell(gainLife(1)))),
      p.hand(alice, creature('Beast', '', [], 1, 1)),
    ];
    const table = new Table(p);
    for (const card of [first, beast, second]) {
      table.cast(card);
      while (table.stack.length > 0) table.passAll();
    }
    expect(table.life(alice)).toBe(20 + 2 - 1 - 2);
    table.passUntil('end');
    while (table.stack.length > 0) table.passAll();
    expect(table.state.players[alice]!.graveyard).toHaveLength(4);
  });
});
