import { expect, test } from '@jest/globals';
import {
  discard,
  enchantment,
  gainLife,
  madness,
  returnToHand,
  sorcery,
  spell,
  thatObject,
  triggered,
} from '@stacktrail/card-tree';
import { order, pay, pick, select, alice, bob, position, Table, pools, plainState } from '@stacktrail/test-kit';

const mad = sorcery('Mad', '{5}', spell(gainLife(2)), madness('{R}'));
const looting = sorcery('Looting', '', spell(discard(1)));

test('CR 702.35a, 702.35b: discarded, it is exiled, and its owner may cast it for its madness cost', () => {
  const p = position(pools('R'));
  const [card, loot] = [p.hand(alice, mad), p.hand(alice, looting)];
  const table = new Table(p);
  table.cast(loot);
  table.passAll();
  if (table.question.kind !== 'priority') table.answer(select(card));
  expect([table.zoneOf(card), table.stack]).toEqual(['exile', ['ability of Mad']]);
  table.passAll();
  table.answers(pick('yes'), pay);
  expect(table.now(card).announced.via).toBe('madness');
  table.passAll();
  expect([table.life(alice), table.zoneOf(card)]).toEqual([22, 'graveyard']);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 702.35a: if it isn’t cast, it goes to the graveyard; it was discarded all the same', () => {
  const p = position(pools('R'));
  p.battlefield(bob, enchantment('Witness', '{1}', [], triggered({ on: 'discards', who: 'any player' }, gainLife(1))));
  const [card, loot] = [p.hand(alice, mad), p.hand(alice, looting)];
  const table = new Table(p);
  table.cast(loot);
  table.passAll();
  table.passAll();
  if (table.question.kind === 'priority') table.passAll();
  table.answer(pick('no'));
  expect(table.zoneOf(card)).toBe('graveyard');
  while (table.stack.length > 0) table.passAll();
  expect(table.life(bob)).toBe(21);
});

test('CR 702.35c: what knows the discarded card finds it where it went, if it wasn’t cast', () => {
  const p = position();
  const back = triggered({ on: 'discards', who: 'you' }, returnToHand(thatObject));
  p.battlefield(alice, enchantment('Memory', '{1}', [], back));
  const [card, loot] = [p.hand(alice, mad), p.hand(alice, looting)];
  const table = new Table(p);
  table.cast(loot);
  table.passAll();
  if (table.question.kind === 'choose objects') table.answer(select(card));
  if (table.question.form === 'order') {
    const names = table.question.options.map(({ key, text }) => [key, text] as const);
    const last = names.find(([, text]) => text.includes('Mad'))!;
    table.answer(order(...names.filter((one) => one !== last).map(([key]) => key), last[0]));
  }
  expect(table.stack).toEqual(['ability of Memory', 'ability of Mad']);
  table.passAll();
  table.answer(pick('no'));
  expect(table.zoneOf(card)).toBe('graveyard');
  table.passAll();
  expect(table.zoneOf(card)).toBe('hand');
});
