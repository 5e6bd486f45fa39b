import { expect, test } from '@jest/globals';
import { gainLife, replicate, sorcery, spell } from '@stacktrail/card-tree';
import { number, pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const again = sorcery('Again', '{U}', spell(gainLife(1)), replicate('{U}'));

test('CR 702.56a: it is copied for each time the cost was paid', () => {
  const p = position(pools('UUU'));
  const card = p.hand(alice, again);
  const table = new Table(p);
  table.cast(card, number(2), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['U', 'U', 'U']);
  table.passAll();
  expect(table.stack).toEqual(['Again', 'Again', 'Again']);
});

test('CR 702.56a: it doesn’t trigger where the cost wasn’t paid', () => {
  const p = position(pools('U'));
  const card = p.hand(alice, again);
  const table = new Table(p);
  table.cast(card, number(0), pay);
  expect(table.stack).toEqual(['Again']);
});

test('CR 702.56b: several are paid each by itself, and each copies for its own payments', () => {
  const p = position(pools('URRR'));
  const card = p.hand(alice, sorcery('Two ways', '{U}', spell(gainLife(1)), replicate('{U}'), replicate('{R}')));
  const table = new Table(p);
  table.cast(card, number(0), number(3), pay);
  expect(table.of('AbilityTriggered')).toHaveLength(1);
  table.passAll();
  expect(table.stack).toHaveLength(4);
});
