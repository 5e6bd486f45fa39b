import { expect, test } from '@jest/globals';
import { alice, attackWith, blockWith, bob, body, position, readCard, Table } from '@stacktrail/test-kit';

const wall = readCard(
  body(0, 3),
  '{0}, Sacrifice this creature: It deals 2 damage to target creature blocked by this creature.',
);

test('CR 608.2b, 608.2h: what a sacrificed creature was blocking is still its target', () => {
  const p = position();
  const [attacker, other] = [p.battlefield(alice, body(1, 3)), p.battlefield(alice, body(1, 3))];
  const blocker = p.battlefield(bob, wall);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacker, other));
  table.passUntil('declare blockers');
  table.answer(blockWith([blocker, attacker]));
  table.pass();
  table.activate(blocker);
  table.passAll();
  expect([table.object(attacker).damage, table.object(other).damage]).toEqual([2, 0]);
});

const sentry = readCard(body(1, 1), 'When this creature blocks a creature, destroy that creature and this creature.');

test('CR 701.8a: both creatures are destroyed at once', () => {
  const p = position();
  const attacker = p.battlefield(alice, body(3, 3));
  const blocker = p.battlefield(bob, sentry);
  p.battlefield(bob, readCard(body(1, 1), 'Whenever one or more creatures die, you gain 1 life.'));
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacker));
  table.passUntil('declare blockers');
  table.answer(blockWith([blocker, attacker]));
  table.passAll();
  table.passAll();
  expect([table.zoneOf(attacker), table.zoneOf(blocker), table.life(bob)]).toEqual(['graveyard', 'graveyard', 21]);
});
