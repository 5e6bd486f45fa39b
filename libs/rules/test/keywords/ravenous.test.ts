import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import { number, pay, bear, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

function entering(x: number) {
  const p = position(pools('G'.repeat(x + 1)));
  p.library(alice, bear);
  const card = p.hand(alice, creature('Swarm', '{X}{G}', ['Insect'], 1, 1, keywords('ravenous')));
  const table = new Table(p);
  table.cast(card, number(x), pay);
  table.passAll();
  const triggered = table.stack.length;
  resolve(table);
  return { triggered, counters: counters(table, card), cards: table.state.players[alice]!.hand.length };
}

test('CR 702.156a: it enters with X +1/+1 counters', () => {
  expect(entering(4)).toEqual({ triggered: 0, counters: 4, cards: 0 });
});

test('CR 702.156a: a card is drawn if X is 5 or more', () => {
  expect(entering(5)).toEqual({ triggered: 1, counters: 5, cards: 1 });
});
