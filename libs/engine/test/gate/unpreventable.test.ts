import { expect, test } from '@jest/globals';
import { enchantment, instant, staticAbility } from '@stacktrail/card-tree';
import { attackWith, player, select, bear, alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const shelter = enchantment(
  'Shelter',
  '{W}',
  [],
  staticAbility({
    static: 'replacement',
    replacement: { would: 'be dealt damage', to: 'you', instead: { do: 'prevent all' } },
  }),
);

function dealt(text: string): number {
  const p = position();
  p.battlefield(bob, shelter);
  const card = p.hand(alice, readCard(instant('Blast', ''), text));
  const table = new Table(p);
  table.cast(card, select(player(bob)));
  table.passAll();
  return 20 - table.life(bob);
}

test('CR 615.12: where a text says it of combat damage, other damage can be prevented', () => {
  const p = position((state) => {
    state.step = 'beginning of combat';
  });
  p.battlefield(bob, shelter);
  const attacker = p.battlefield(alice, bear);
  const law = staticAbility({ static: "damage can't be prevented", combat: true });
  p.battlefield(alice, enchantment('Law', '{1}', [], law));
  const card = p.hand(alice, readCard(instant('Blast', ''), '~ deals 3 damage to any target.'));
  const table = new Table(p);
  table.cast(card, select(player(bob)));
  table.passAll();
  expect(table.life(bob)).toBe(20);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacker));
  table.passUntil('combat damage');
  expect(table.life(bob)).toBe(18);
});

test('CR 615.12: an instruction can say that its damage can’t be prevented', () => {
  expect(dealt('~ deals 3 damage to any target.')).toBe(0);
  expect(dealt("~ deals 3 damage to any target. The damage can't be prevented.")).toBe(3);
});
