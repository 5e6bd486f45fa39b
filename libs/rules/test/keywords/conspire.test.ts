import { expect, test } from '@jest/globals';
import { creature, gainLife, keywords, sorcery, spell } from '@stacktrail/card-tree';
import { bear, pay, pick, alice, position, Table, pools } from '@stacktrail/test-kit';

const plan = sorcery('Plan', '{R}', spell(gainLife(1)), keywords('conspire'));
const red = creature('Red one', '{R}', ['Goblin'], 1, 1);

test('CR 702.78a: two untapped creatures that share a color with it are tapped, and it is copied', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, plan);
  const [one, two] = [p.battlefield(alice, red), p.battlefield(alice, red)];
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(card, pick('yes'), pay);
  expect([table.object(one).tapped, table.object(two).tapped]).toEqual([true, true]);
  table.passAll();
  expect(table.stack).toEqual(['Plan', 'Plan']);
});

test('CR 702.78a: creatures of no color of it don’t do', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, plan);
  p.battlefield(alice, bear);
  p.battlefield(alice, red);
  const table = new Table(p);
  table.cast(card, pick('yes'), pay);
  expect(table.reversed?.rule).toBe('601.2h');
});

test('CR 702.78b: several are paid each by itself', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, sorcery('Two plans', '{R}', spell(gainLife(1)), keywords('conspire', 'conspire')));
  for (let i = 0; i < 2; i++) p.battlefield(alice, red);
  const table = new Table(p);
  table.cast(card, pick('no'), pick('yes'), pay);
  expect(table.of('AbilityTriggered')).toHaveLength(1);
});
