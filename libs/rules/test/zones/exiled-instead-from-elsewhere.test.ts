import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, object, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const warden = readCard(
  creature('Warden', '', ['Human'], 2, 2),
  "If a creature card would be put into an opponent's graveyard from anywhere other than the battlefield, exile it instead.",
);

test('CR 614.1a: from the library it is exiled, from the battlefield it dies', () => {
  const p = position();
  p.battlefield(alice, warden);
  const [theirs, milled] = [p.battlefield(bob, bear), p.library(bob, bear)];
  const mine = p.library(alice, bear);
  const mill = p.hand(alice, readCard(instant('Mill', ''), 'Each player mills a card.'));
  const kill = p.hand(alice, readCard(instant('Kill', ''), 'Destroy target creature.'));
  const table = new Table(p);
  table.cast(mill);
  table.passAll();
  table.cast(kill, { form: 'select', chosen: [object(theirs)] });
  table.passAll();
  expect([milled, mine, theirs].map((id) => table.zoneOf(id))).toEqual(['exile', 'graveyard', 'graveyard']);
  expect(table.fold()).toBe(plainState(table.state));
});
