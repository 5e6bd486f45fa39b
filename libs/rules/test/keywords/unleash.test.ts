import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import { pay, pick, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';
import { blockerObstacle } from '../../src/turn/combat/can-block.js';

function entering(key: string) {
  const p = position(pools('R'));
  const card = p.hand(alice, creature('Ogre', '{R}', ['Ogre'], 2, 2, keywords('unleash')));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick(key));
  resolve(table);
  return { table, card, cantBlock: blockerObstacle(table.state, table.now(card), alice) !== null };
}

test('CR 702.98a: it may enter with a +1/+1 counter, and then can’t block', () => {
  const { table, card, cantBlock } = entering('1');
  expect(counters(table, card)).toBe(1);
  expect(cantBlock).toBe(true);
});

test('CR 702.98a: without the counter it can block', () => {
  const { table, card, cantBlock } = entering('2');
  expect(counters(table, card)).toBe(0);
  expect(cantBlock).toBe(false);
});

test('CR 702.98a: any +1/+1 counter keeps it from blocking', () => {
  const p = position();
  const ogre = p.battlefield(alice, creature('Ogre', '{R}', ['Ogre'], 2, 2, keywords('unleash')), {
    counters: { '+1/+1': 1 },
  });
  const table = new Table(p);
  expect(blockerObstacle(table.state, table.object(ogre), alice)).not.toBeNull();
});
