import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, attackWith, blockWith, bob, body, position, readCard, select, Table } from '@stacktrail/test-kit';

const wake = readCard(
  instant('Wake', '', []),
  "Untap up to two target creatures. At this turn's next end of combat, tap each creature that was blocked by one of those creatures this turn and it doesn't untap during its controller's next untap step.",
);

test('CR 511.2, 608.2i: what one of the creatures blocked is tapped at the end of this combat', () => {
  const p = position();
  const vigilant = [
    p.battlefield(alice, readCard(body(1, 3), 'Vigilance')),
    p.battlefield(alice, readCard(body(1, 3), 'Vigilance')),
  ];
  const blocker = p.battlefield(bob, body(1, 3));
  const spell = p.hand(alice, wake);
  const table = new Table(p);
  table.cast(spell, select(blocker));
  table.passAll();
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, ...vigilant));
  table.passUntil('declare blockers');
  table.answer(blockWith([blocker, vigilant[0]!]));
  table.passUntil('end of combat');
  table.passAll();
  expect(vigilant.map((id) => table.object(id).tapped)).toEqual([true, false]);
});

test('CR 603.7b: without another combat this turn it never triggers', () => {
  const p = position();
  const [attacker, blocker] = [p.battlefield(alice, body(1, 3)), p.battlefield(bob, body(1, 3))];
  const spell = p.hand(bob, wake);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacker));
  table.passUntil('declare blockers');
  table.answer(blockWith([blocker, attacker]));
  table.passUntil('postcombat main');
  table.pass();
  table.cast(spell, select(blocker));
  expect(table.state.delayed).toEqual([]);
  table.passAll();
  expect(table.state.delayed).toHaveLength(1);
  table.passUntil('upkeep');
  expect(table.state.delayed).toEqual([]);
});
