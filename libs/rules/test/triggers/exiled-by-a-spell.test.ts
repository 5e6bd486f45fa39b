import { expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, plainState, position, readCard, select, Table } from '@stacktrail/test-kit';

const hero = readCard(
  creature('Guard', '', ['Human'], 1, 1),
  'Whenever one or more cards are put into exile from your hand or a spell or ability you control exiles one or more permanents from the battlefield, put that many +1/+1 counters on this creature.',
);
const banish = readCard(sorcery('Banish', ''), 'Exile up to two target creatures.');
const forgetting = readCard(sorcery('Forgetting', ''), 'Exile all cards from your hand.');
const altar = readCard(creature('Altar', '', ['Wall'], 0, 4), 'Exile another creature you control: You gain 1 life.');

function scene() {
  const p = position();
  const guard = p.battlefield(alice, hero);
  const bears = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const own = p.battlefield(alice, bear);
  const wall = p.battlefield(alice, altar);
  const spell = p.hand(alice, banish);
  const theirs = p.hand(bob, banish);
  const table = new Table(p);
  const counters = (): number => table.object(guard).counters.find(({ kind }) => kind === '+1/+1')?.count ?? 0;
  return { table, bears, own, wall, spell, theirs, counters };
}

test('CR 603.2c: once for all permanents that your spell exiles, with their number', () => {
  const { table, bears, spell, counters } = scene();
  table.cast(spell, select(...bears));
  table.passAll();
  expect(table.stack).toEqual(['ability of Guard']);
  table.passAll();
  expect(counters()).toBe(2);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 609.1: a cost that is paid with a permanent isn’t what an ability does', () => {
  const { table, own, wall } = scene();
  table.activate(wall, select(own));
  expect([table.zoneOf(own), table.stack]).toEqual(['exile', ['ability of Altar']]);
});

test('CR 603.2: cards that are exiled from your hand', () => {
  const p = position();
  const guard = p.battlefield(alice, hero);
  const spell = p.hand(alice, forgetting);
  for (let i = 0; i < 3; i++) p.hand(alice, bear);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  table.passAll();
  expect(table.object(guard).counters).toMatchObject([{ kind: '+1/+1', count: 3 }]);
});
