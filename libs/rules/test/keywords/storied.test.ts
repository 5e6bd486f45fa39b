import { expect, test } from '@jest/globals';
import {
  artifact,
  asLongAs,
  always,
  creature,
  destroy,
  gets,
  instant,
  keywords,
  spell,
  target,
  thisObject,
  withSupertype,
  you,
} from '@stacktrail/card-tree';
import { select, bear, alice, bob, position, sizeOf, Table } from '@stacktrail/test-kit';

const told = { if: 'designated', as: 'enduring story', who: you } as const;
const bard = withSupertype(
  'Legendary',
  creature('Bard', '', ['Dwarf'], 1, 1, ...keywords('storied'), asLongAs(told, always(thisObject, gets(1, 0)))),
);
const relic = artifact('Relic', '{1}', []);
const has = (table: Table, player: number) => table.state.players[player]!.designations.map(({ name }) => name);

test.each([
  [1, []],
  [2, ['enduring story']],
])('CR 702.195a: a legend with storied and %i artifacts: %j', (artifacts, expected) => {
  const p = position();
  p.battlefield(alice, bard);
  p.battlefield(alice, bear);
  for (let i = 0; i < artifacts; i++) p.battlefield(alice, relic);
  p.battlefield(bob, relic);
  const table = new Table(p);
  expect([has(table, alice), has(table, bob)]).toEqual([expected, []]);
});

test('CR 702.195a: without such a permanent three artifacts bring nothing', () => {
  const p = position();
  for (let i = 0; i < 3; i++) p.battlefield(alice, relic);
  p.battlefield(bob, bard);
  expect(has(new Table(p), alice)).toEqual([]);
});

test('CR 702.195a: it is kept for the rest of the game', () => {
  const p = position();
  const card = p.battlefield(alice, bard);
  const [one] = [p.battlefield(alice, relic), p.battlefield(alice, relic)];
  const crush = p.hand(alice, instant('Crush', '', spell(target.permanent(), destroy(target()))));
  const table = new Table(p);
  expect(sizeOf(table, card)).toBe('2/1');
  table.cast(crush, select(one));
  table.passAll();
  expect(table.zoneOf(one)).toBe('graveyard');
  expect([has(table, alice), sizeOf(table, card)]).toEqual([['enduring story'], '2/1']);
});
