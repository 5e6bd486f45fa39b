import { expect, test } from '@jest/globals';
import { gainLife, ripple, sorcery, spell } from '@stacktrail/card-tree';
import { bear, mountain, order, pay, pick, alice, position, Table, pools } from '@stacktrail/test-kit';

const rippling = (name: string) => sorcery(name, '{G}', spell(gainLife(1)), ripple(3));

test('CR 702.60a: revealed cards of its name may be cast for nothing; the others go to the bottom', () => {
  const p = position(pools('G'));
  const wave = rippling('Wave');
  const card = p.hand(alice, wave);
  const [same, other, more, below] = [
    p.library(alice, wave),
    p.library(alice, bear),
    p.library(alice, rippling('Other')),
    p.library(alice, mountain),
  ];
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answers(pick('yes'), pick('yes'));
  while (table.question.kind !== 'priority')
    table.answer(order(...(table.question.form === 'order' ? table.question.options.map(({ key }) => key) : [])));
  expect(table.stack).toEqual(['Wave', 'Wave', 'ability of Wave']);
  expect(table.state.players[alice]!.library).toHaveLength(3);
  expect(table.state.players[alice]!.library[0]).toBe(below);
  expect([same, other, more].length).toBe(3);
});

test('CR 702.60a: nothing need be revealed', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, rippling('Wave'));
  const top = p.library(alice, bear);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('no'));
  expect([table.state.players[alice]!.library[0], table.of('CardsRevealed')]).toEqual([top, []]);
});

test('CR 702.60b: each of several instances triggers by itself', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, sorcery('Waves', '{G}', spell(gainLife(1)), ripple(1), ripple(2)));
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('AbilityTriggered')).toHaveLength(2);
});
