import { expect, test } from '@jest/globals';
import { artifact, instant } from '@stacktrail/card-tree';
import { alice, bob, player, position, readCard, select, Table } from '@stacktrail/test-kit';

const conduit = readCard(artifact('Conduit', '{6}', []), '{0}: Two target players exchange life totals.');
const hurt = readCard(instant('Hurt', ''), 'Target player loses 15 life.');
const shroud = readCard(instant('Shroud', ''), 'You gain hexproof until end of turn.');

function exchanging() {
  const p = position();
  const own = p.battlefield(alice, conduit);
  const [hurting, hiding] = [p.hand(alice, hurt), p.hand(bob, shroud)];
  const table = new Table(p);
  table.cast(hurting, select(player(alice)));
  table.passAll();
  table.activate(own);
  return { table, hiding };
}

test('CR 701.12c: each target’s life total becomes what the other’s was', () => {
  const { table } = exchanging();
  expect([table.life(alice), table.life(bob)]).toEqual([5, 20]);
  table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([20, 5]);
});

test('CR 701.12a, 608.2b: nothing is exchanged if one of them is no legal target any more', () => {
  const { table, hiding } = exchanging();
  table.pass();
  table.cast(hiding);
  table.passAll();
  table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([5, 20]);
});
