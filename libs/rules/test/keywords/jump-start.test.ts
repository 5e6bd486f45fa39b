import { expect, test } from '@jest/globals';
import { gainLife, instant, keywords, returnToHand, spell, target } from '@stacktrail/card-tree';
import { bear, pay, select, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const leaping = instant('Leaping', '{U}', spell(gainLife(1)), keywords('jump-start'));

test('CR 702.133a: it is cast from the graveyard by discarding a card in addition, and exiled as it leaves', () => {
  const p = position(pools('U'));
  const [card, other] = [p.graveyard(alice, leaping), p.hand(alice, bear)];
  const table = new Table(p);
  table.cast(card, pay, select(other));
  table.passAll();
  expect([table.zoneOf(card), table.zoneOf(other), table.life(alice)]).toEqual(['exile', 'graveyard', 21]);
});

test('CR 702.133a: it is exiled wherever it would go', () => {
  const p = position(pools('U'));
  const [card, other] = [p.graveyard(alice, leaping), p.hand(alice, bear)];
  const answer = p.hand(bob, instant('Refusal', '', spell(target.spell(), returnToHand(target()))));
  const table = new Table(p);
  table.cast(card, pay, select(other));
  table.pass();
  table.cast(answer);
  table.passAll();
  expect(table.zoneOf(card)).toBe('exile');
});

test('CR 702.133a: from the hand it is cast as any other and goes to the graveyard', () => {
  const p = position(pools('U'));
  const card = p.hand(alice, leaping);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect(table.zoneOf(card)).toBe('graveyard');
});
