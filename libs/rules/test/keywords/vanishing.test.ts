import { expect, test } from '@jest/globals';
import { creature, vanishing } from '@stacktrail/card-tree';
import { pay, pools, Table, alice, beforeUpkeep, counters, position, resolve, upkeep } from '@stacktrail/test-kit';

const shade = creature('Shade', '{B}', ['Shade'], 3, 3, [vanishing(2)]);
const lasting = creature('Elder', '{B}', ['Shade'], 3, 3, [vanishing()]);

test('CR 702.63a: it enters with the time counters', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, shade);
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  expect(counters(table, card, 'time')).toBe(2);
});

test('CR 702.63a: a time counter is removed at each upkeep', () => {
  const p = beforeUpkeep();
  const mine = p.battlefield(alice, shade, { counters: { time: 2 } });
  const table = resolve(upkeep(p));
  expect(counters(table, mine, 'time')).toBe(1);
  expect(table.zoneOf(mine)).toBe('battlefield');
});

test('CR 702.63a: it is sacrificed when the last one is removed', () => {
  const p = beforeUpkeep();
  const mine = p.battlefield(alice, shade, { counters: { time: 1 } });
  const table = upkeep(p);
  table.passAll();
  expect(table.zoneOf(mine)).toBe('battlefield');
  table.passAll();
  expect(table.zoneOf(mine)).toBe('graveyard');
});

test('CR 702.63a: nothing triggers where it has no time counter', () => {
  const p = beforeUpkeep();
  const mine = p.battlefield(alice, shade);
  const table = upkeep(p);
  expect(table.stack).toEqual([]);
  expect(table.zoneOf(mine)).toBe('battlefield');
});

test('CR 702.63b: without a number it enters without time counters, and loses those that it gets', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, lasting);
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  expect(counters(table, card, 'time')).toBe(0);
  const later = beforeUpkeep();
  const mine = later.battlefield(alice, lasting, { counters: { time: 1 } });
  expect(resolve(upkeep(later)).zoneOf(mine)).toBe('graveyard');
});

test('CR 702.63c: two instances work separately', () => {
  const p = beforeUpkeep();
  const twice = creature('Wraith', '{B}', ['Wraith'], 3, 3, [vanishing(2), vanishing(2)]);
  const mine = p.battlefield(alice, twice, { counters: { time: 4 } });
  const table = upkeep(p);
  if (table.question.kind !== 'priority') table.answer({ form: 'order', keys: ['1', '2'] });
  resolve(table);
  expect(counters(table, mine, 'time')).toBe(2);
});
