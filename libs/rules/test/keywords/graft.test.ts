import { expect, test } from '@jest/globals';
import { creature, graft, type KeywordAbility } from '@stacktrail/card-tree';
import { order, pay, pick, bear, pools, Table, alice, bob, counters, position, resolve } from '@stacktrail/test-kit';

const ooze = (...text: readonly KeywordAbility[]) => creature('Ooze', '{G}', ['Ooze'], 1, 1, text);

function entering(has: number, ...text: readonly KeywordAbility[]) {
  const p = position(pools('GG'));
  const giver = p.battlefield(alice, ooze(...text), { counters: { '+1/+1': has } });
  p.battlefield(bob, bear);
  const card = p.hand(alice, bear);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  return { table, giver, card };
}

test('CR 702.58a: it enters with N +1/+1 counters', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, ooze(graft(2)));
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  expect(counters(table, card)).toBe(2);
});

test('CR 702.58a: it may move a counter onto another creature that enters', () => {
  const { table, giver, card } = entering(2, graft(2));
  resolve(table);
  table.answer(pick('yes'));
  expect([counters(table, giver), counters(table, card)]).toEqual([1, 1]);
});

test('CR 702.58a: it doesn’t trigger without a +1/+1 counter', () => {
  expect(entering(0, graft(2)).table.stack).toEqual([]);
});

test('CR 702.58b: each instance works separately', () => {
  const { table, giver, card } = entering(3, graft(1), graft(2));
  table.answer(order(1, 2));
  resolve(table);
  table.answer(pick('yes'));
  resolve(table);
  table.answer(pick('yes'));
  expect([counters(table, giver), counters(table, card)]).toEqual([1, 2]);
});
