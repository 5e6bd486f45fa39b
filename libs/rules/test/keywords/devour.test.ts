import { expect, test } from '@jest/globals';
import {
  artifacts,
  creature,
  devour,
  draw,
  whenThisEnters,
  artifact,
  type Ability,
  type Amount,
  type Filter,
} from '@stacktrail/card-tree';
import { pay, select, bear, pools, Table, alice, bob, counters, position, resolve } from '@stacktrail/test-kit';

const devoured: Amount = { amount: 'chosen number', label: 'devoured' };

function eating(quality: Filter | undefined, ...more: readonly Ability[]) {
  const p = position(pools('R'));
  const food = [
    p.battlefield(alice, bear),
    p.battlefield(alice, bear),
    p.battlefield(alice, artifact('Relic', '{1}', [])),
  ];
  const theirs = p.battlefield(bob, bear);
  const card = p.hand(alice, creature('Dragon', '{R}', ['Dragon'], 1, 1, devour(2, quality), ...more));
  for (let i = 0; i < 5; i++) p.library(alice, bear);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  return { table, card, food, theirs };
}

test('CR 702.82a: any number of creatures are sacrificed for +1/+1 counters', () => {
  const { table, card, food } = eating(undefined);
  table.answer(select(food[0]!, food[1]!));
  expect(counters(table, card)).toBe(4);
  expect(food.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'graveyard', 'battlefield']);
});

test('CR 702.82a: none may be sacrificed', () => {
  const { table, card, food, theirs } = eating(undefined);
  expect(() => table.answer(select(theirs))).toThrow();
  table.answer(select());
  expect(counters(table, card)).toBe(0);
  expect(table.zoneOf(food[0]!)).toBe('battlefield');
});

test('CR 702.82b: abilities ask how many it devoured', () => {
  const { table, food } = eating(undefined, whenThisEnters(draw(devoured)));
  table.answer(select(food[0]!, food[1]!));
  resolve(table);
  expect(table.state.players[alice]!.hand).toHaveLength(2);
});

test('CR 702.82c: devour of a quality sacrifices permanents with it', () => {
  const { table, card, food } = eating(artifacts);
  expect(() => table.answer(select(food[0]!))).toThrow();
  table.answer(select(food[2]!));
  expect(counters(table, card)).toBe(2);
});
