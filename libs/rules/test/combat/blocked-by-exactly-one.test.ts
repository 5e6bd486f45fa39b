import { expect, test } from '@jest/globals';
import { alice, attackWith, blockWith, bob, body, position, readCard, Table } from '@stacktrail/test-kit';

const pride = readCard(body(3, 3), 'This creature must be blocked by exactly one creature if able.');
const menacing = readCard(body(3, 3, 'menace'), 'This creature must be blocked by exactly one creature if able.');

function blocks(attacker: typeof pride, count: number): boolean {
  const p = position();
  const attacking = p.battlefield(alice, attacker);
  const blockers = [p.battlefield(bob, body(1, 1)), p.battlefield(bob, body(1, 1))];
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacking));
  table.passUntil('declare blockers');
  try {
    table.answer(blockWith(...blockers.slice(0, count).map((blocker) => [blocker, attacking] as const)));
  } catch {
    return false;
  }
  return true;
}

test.each([
  [0, false],
  [1, true],
  [2, false],
])('CR 509.1c: a block by %d creatures is legal: %s', (count, legal) => {
  expect(blocks(pride, count)).toBe(legal);
});

test.each([0, 2])('CR 509.1c: where one creature can’t block it alone, %d may', (count) => {
  expect(blocks(menacing, count)).toBe(true);
});
