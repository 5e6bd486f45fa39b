import { expect, test } from '@jest/globals';
import { creature, disturb, keywords, twoFaced } from '@stacktrail/card-tree';
import { act, pay, alice, position, Table, pools, plainState } from '@stacktrail/test-kit';

const ghost = twoFaced(
  'transforming',
  creature('Villager', '{1}{W}', ['Human'], 2, 2, disturb('{W}')),
  creature('Ghost', '', ['Spirit'], 1, 1, keywords('flying')),
);

test('CR 702.146a, 702.146b: it is cast transformed from the graveyard and enters with its back face up', () => {
  const p = position(pools('W'));
  const card = p.graveyard(alice, ghost);
  const table = new Table(p);
  const ways = table.options(card);
  expect(ways).toMatchObject([{ do: 'cast', via: 'disturb', face: 1 }]);
  table.answers(act(ways[0]!), pay);
  expect(table.stack).toEqual(['Ghost']);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['W']);
  table.passAll();
  expect([table.zoneOf(card), table.now(card).printed.name]).toEqual(['battlefield', 'Ghost']);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 702.146a: not from the hand', () => {
  const p = position(pools('WW'));
  const card = p.hand(alice, ghost);
  const table = new Table(p);
  expect(table.options(card)).toMatchObject([{ via: 'hand', face: 0 }]);
});
