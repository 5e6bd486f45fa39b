import { describe, expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, select, player, Table } from '@stacktrail/test-kit';

const knight = readCard(
  creature('Knight', '', [], 2, 2),
  'Whenever an opponent becomes the monarch, if you were the monarch as the turn began, that player loses 2 life and you gain 2 life.',
);
const crown = readCard(sorcery('Crown', ''), 'Target player becomes the monarch.');

describe('CR 723.1, 603.4: who was the monarch as the turn began', () => {
  test('becoming it in this turn isn’t enough', () => {
    const p = position();
    p.battlefield(alice, knight);
    const crowns = [p.hand(alice, crown), p.hand(alice, crown)];
    const table = new Table(p);
    table.cast(crowns[0]!, select(player(alice)));
    table.passAll();
    table.cast(crowns[1]!, select(player(bob)));
    table.passAll();
    expect(table.stack).toEqual([]);
  });

  test('whoever was it since an earlier turn was it as this one began', () => {
    const p = position();
    p.battlefield(alice, knight);
    const [first, second] = [p.hand(alice, crown), p.hand(bob, crown)];
    for (const one of [alice, bob]) for (let i = 0; i < 3; i++) p.library(one, bear);
    const table = new Table(p);
    table.cast(first, select(player(alice)));
    table.passAll();
    table.passUntil('declare attackers');
    table.answer({ form: 'attack', attacks: [] });
    table.passUntil('upkeep');
    table.passUntil('precombat main');
    table.cast(second, select(player(bob)));
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([22, 18]);
  });
});
