import { describe, expect, test } from '@jest/globals';
import { creature, dealDamage, instant, spell, target } from '@stacktrail/card-tree';
import { alice, bob, giant, player, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

const starn = readCard(
  creature('Starn', '{2}', [], 3, 2),
  'Whenever another source you control deals exactly 1 damage to a permanent or player, this creature deals 2 damage to that permanent or player.',
);
const shock = instant('Shock', '', spell(target.any(), dealDamage(2)));

describe('CR 120.3, 603.2: exactly so much damage to a permanent or player', () => {
  test('the player who was dealt it is dealt more; the other damage is no occasion', () => {
    const p = position();
    p.battlefield(alice, starn);
    const cards = [p.hand(alice, zap), p.hand(alice, shock)];
    const table = new Table(p);
    for (const card of cards) {
      table.cast(card, select(player(bob)));
      while (table.stack.length > 0) table.passAll();
    }
    expect([table.life(alice), table.life(bob)]).toEqual([20, 15]);
  });

  test('the permanent that was dealt it is dealt more, not its controller', () => {
    const p = position();
    p.battlefield(alice, starn);
    const victim = p.battlefield(bob, giant);
    const card = p.hand(alice, zap);
    const table = new Table(p);
    table.cast(card, select(victim));
    while (table.stack.length > 0) table.passAll();
    expect([table.object(victim).damage, table.life(bob)]).toEqual([3, 20]);
  });

  test('another player’s source is none of yours', () => {
    const p = position();
    p.battlefield(alice, starn);
    const card = p.hand(bob, zap);
    const table = new Table(p);
    table.pass();
    table.cast(card, select(player(alice)));
    while (table.stack.length > 0) table.passAll();
    expect(table.life(alice)).toBe(19);
  });
});
