import { expect, test } from '@jest/globals';
import {
  all,
  creature,
  draw,
  each,
  gets,
  creatures,
  instant,
  keywords,
  spell,
  asLongAs,
  always,
  you,
  destroy,
  target,
  enchantment,
  enters,
  gains,
  triggered,
  withKeyword,
} from '@stacktrail/card-tree';
import { select, bear, forest, alice, bob, position, size, Table } from '@stacktrail/test-kit';

const blessed = { if: 'designated', as: "city's blessing", who: you } as const;
const herald = creature(
  'Herald',
  '',
  ['Human'],
  1,
  1,
  ...keywords('ascend'),
  asLongAs(blessed, always(each(creatures), gets(1, 1))),
);
const has = (table: Table, player: number) => table.state.players[player]!.designations.map(({ name }) => name);

function lands(count: number) {
  const p = position();
  const placed = Array.from({ length: count }, () => p.battlefield(alice, forest));
  return { p, placed };
}

test.each([
  [8, []],
  [9, ["city's blessing"]],
])('CR 702.131b: with ascend and %i other permanents: %j', (count, expected) => {
  const { p } = lands(count);
  p.battlefield(alice, herald);
  const table = new Table(p);
  expect(has(table, alice)).toEqual(expected);
  expect(has(table, bob)).toEqual([]);
});

test('CR 702.131b: without such a permanent ten permanents bring nothing', () => {
  const { p } = lands(12);
  p.battlefield(bob, herald);
  expect(has(new Table(p), alice)).toEqual([]);
});

test('CR 702.131b: it is got as a permanent comes, and kept for the rest of the game', () => {
  const { p } = lands(8);
  const first = p.battlefield(alice, herald);
  const card = p.hand(alice, creature('Bear', '', ['Bear'], 2, 2));
  const removal = p.hand(alice, instant('Slay', '', spell(target.creature(), destroy(target()))));
  const table = new Table(p);
  expect(has(table, alice)).toEqual([]);
  table.cast(card);
  table.passAll();
  expect(has(table, alice)).toEqual(["city's blessing"]);
  expect(size(table.state, first)).toBe('2/2'); // CR 702.131d
  table.cast(removal, select(first));
  table.passAll();
  expect(has(table, alice)).toEqual(["city's blessing"]);
});

test.each([
  [9, []],
  [10, ["city's blessing"]],
])('CR 702.131a: a spell with ascend gives it on resolution; with %i permanents: %j', (count, expected) => {
  const { p } = lands(count);
  const card = p.hand(alice, instant('Revel', '', ...keywords('ascend'), spell(draw(1))));
  p.library(alice, bear);
  const table = new Table(p);
  expect(has(table, alice)).toEqual([]);
  table.cast(card);
  expect(has(table, alice)).toEqual([]);
  table.passAll();
  expect(has(table, alice)).toEqual(expected);
});

test('CR 702.131c: any number of players may have it', () => {
  const p = position();
  for (const player of [alice, bob]) for (let i = 0; i < 10; i++) p.battlefield(player, i === 0 ? herald : forest);
  const table = new Table(p);
  expect([has(table, alice), has(table, bob)]).toEqual([["city's blessing"], ["city's blessing"]]);
});

test('CR 702.131d: continuous effects are reapplied before it is seen what has triggered', () => {
  const { p } = lands(8);
  const blessing = asLongAs(blessed, always(each(creatures), gains(...keywords('flying'))));
  const watches = triggered(enters(all(creatures, withKeyword('flying'))), draw(0));
  p.battlefield(alice, enchantment('Sky', '', [], ...keywords('ascend'), blessing, watches));
  const card = p.hand(alice, creature('Bear', '', ['Bear'], 2, 2));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect([has(table, alice), table.stack]).toEqual([["city's blessing"], ['ability of Sky']]);
});
