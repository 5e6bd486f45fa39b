import { expect, test } from '@jest/globals';
import { creature, outlast } from '@stacktrail/card-tree';
import { pay, pools, Table, alice, attack, counters, position, resolve } from '@stacktrail/test-kit';

const abzan = creature('Veteran', '{W}', ['Human'], 1, 1, outlast('{W}'));

test('CR 702.107a: for the cost and {T}, a +1/+1 counter', () => {
  const p = position(pools('W'));
  const veteran = p.battlefield(alice, abzan);
  const table = new Table(p);
  table.activate(veteran, pay);
  expect(table.object(veteran).tapped).toBe(true);
  resolve(table);
  expect(counters(table, veteran)).toBe(1);
});

test('CR 702.107a: only as a sorcery', () => {
  const p = position();
  const veteran = p.battlefield(alice, abzan);
  const table = attack(p);
  expect(table.options(veteran)).toEqual([]);
});
