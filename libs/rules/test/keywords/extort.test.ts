import { expect, test } from '@jest/globals';
import { creature, keywords, type PlainKeyword } from '@stacktrail/card-tree';
import { order, pay, pick, balm, pools, Table, alice, bob, position, resolve } from '@stacktrail/test-kit';

function casting(mana: string, ...text: readonly PlainKeyword[]) {
  const p = position(pools(mana), 3);
  p.battlefield(alice, creature('Priest', '{W}', ['Cleric'], 1, 1, keywords(...text)));
  const card = p.hand(alice, balm);
  const table = new Table(p);
  table.cast(card);
  return table;
}

test('CR 702.101a: you may pay {W/B}: each opponent loses 1 life and you gain what was lost in all', () => {
  const table = casting('B', 'extort');
  resolve(table);
  table.answers(pick('yes'), pick('B'), pay);
  expect([alice, bob, 2].map((player) => table.life(player as typeof bob))).toEqual([22, 19, 19]);
});

test('CR 702.101a: nothing happens where it is not paid', () => {
  const table = casting('B', 'extort');
  resolve(table);
  table.answer(pick('no'));
  expect(table.life(bob)).toBe(20);
});

test('CR 702.101b: each instance triggers separately', () => {
  const table = casting('WB', 'extort', 'extort');
  table.answer(order(1, 2));
  expect(table.stack).toHaveLength(3);
});
