import { expect, test } from '@jest/globals';
import { creature, draw, onlyIf, tribute, whenThisEnters, type Condition } from '@stacktrail/card-tree';
import { pay, pick, bear, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

const notPaid: Condition = { if: 'not', of: { if: 'chosen', word: 'paid', label: 'tribute' } };

function entering(key: string) {
  const p = position(pools('R'));
  p.library(alice, bear);
  const card = p.hand(
    alice,
    creature('Giant', '{R}', ['Giant'], 2, 2, tribute(3), onlyIf(notPaid, whenThisEnters(draw(1)))),
  );
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect(table.question.player).toBe(1);
  table.answer(pick(key));
  resolve(table);
  return { counters: counters(table, card), cards: table.state.players[alice]!.hand.length };
}

test('CR 702.104a: an opponent may have it enter with N more +1/+1 counters', () => {
  expect(entering('1')).toEqual({ counters: 3, cards: 0 });
});

test('CR 702.104b: abilities ask whether tribute wasn’t paid', () => {
  expect(entering('2')).toEqual({ counters: 0, cards: 1 });
});
