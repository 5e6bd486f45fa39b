import { expect, test } from '@jest/globals';
import { enchantment } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bear, bob, player, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const curse = readCard(
  enchantment('Curse', '', ['Aura', 'Curse']),
  'Enchant player',
  'Whenever enchanted player is attacked, you gain 2 life. Each opponent attacking that player does the same.',
);

test('CR 101.4: you do it, and each opponent who attacks that player, and nobody else', () => {
  const p = position((state) => {
    state.step = 'beginning of combat';
  }, 3);
  p.battlefield(bob, curse, { attachedToPlayer: carol });
  const attacker = p.battlefield(alice, bear);
  const table = new Table(p);
  table.passAll();
  table.answer({ form: 'attack', attacks: [{ attacker, defender: player(carol) }] });
  table.passAll();
  expect([alice, bob, carol].map((seat) => table.life(seat))).toEqual([22, 22, 20]);
  expect(table.fold()).toBe(plainState(table.state));
});
