import { expect, test } from '@jest/globals';
import { creature, webSlinging } from '@stacktrail/card-tree';
import { pay, select, bear, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const slinger = creature('Slinger', '{3}{W}', ['Spider'], 3, 3, webSlinging('{W}'));

test('CR 702.188a: its cost and a tapped creature of yours, which returns to its owner’s hand', () => {
  const p = position(pools('W'));
  const card = p.hand(alice, slinger);
  const [tapped, other] = [p.battlefield(alice, bear, { tapped: true }), p.battlefield(alice, bear, { tapped: true })];
  p.battlefield(alice, bear);
  p.battlefield(bob, bear, { tapped: true });
  const table = new Table(p);
  table.castVia('web-slinging', card, pay);
  expect(table.question).toMatchObject({ candidates: [{ id: tapped }, { id: other }], min: 1, max: 1 });
  table.answer(select(tapped));
  table.passAll();
  expect([table.zoneOf(tapped), table.zoneOf(other), table.zoneOf(card)]).toEqual([
    'hand',
    'battlefield',
    'battlefield',
  ]);
});

test('CR 702.188a, 601.2h: without a tapped creature it can’t be paid, and the casting is reversed', () => {
  const p = position(pools('W'));
  const card = p.hand(alice, slinger);
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.castVia('web-slinging', card, pay);
  expect(table.reversed?.rule).toBe('601.2h');
  expect(table.zoneOf(card)).toBe('hand');
});
