import { expect, test } from '@jest/globals';
import { enchantment, gainLife, keywords, triggered } from '@stacktrail/card-tree';
import { number, pay, bear, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

const chapter = (n: number, life: number) => triggered({ on: 'chapter', chapters: [n] }, gainLife(life));
const saga = (times: number) =>
  enchantment(
    'Saga',
    '{W}',
    ['Saga'],
    keywords(...Array.from({ length: times }, () => 'read ahead' as const)),
    chapter(1, 1),
    chapter(2, 10),
    chapter(3, 100),
  );

function beginning(at: number, times = 1) {
  const p = position(pools('W'));
  for (let i = 0; i < 3; i++) p.library(alice, bear);
  const card = p.hand(alice, saga(times));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(number(at));
  return { table, card };
}

test('CR 702.155a: in its first turn only the chapter with that number triggers', () => {
  const { table } = beginning(2);
  resolve(table);
  expect(table.life(alice)).toBe(30);
});

test('CR 702.155b: it enters with a chosen number of lore counters, up to its final chapter', () => {
  expect(() => beginning(4)).toThrow();
  expect(() => beginning(0)).toThrow();
  const { table, card } = beginning(2);
  expect(counters(table, card, 'lore')).toBe(2);
});

test('CR 702.155c: several instances are as one', () => {
  const { table, card } = beginning(3, 2);
  expect(counters(table, card, 'lore')).toBe(3);
  resolve(table);
  expect(table.life(alice)).toBe(120);
});
