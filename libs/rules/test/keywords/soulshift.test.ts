import { expect, test } from '@jest/globals';
import { creature, soulshift, type KeywordAbility } from '@stacktrail/card-tree';
import { order, pick, select, zap, Table, alice, position } from '@stacktrail/test-kit';

const spirit = (cost: string, ...text: readonly KeywordAbility[]) =>
  creature(`Spirit ${cost}`, cost, ['Spirit'], 1, 1, text);

function dying(...text: readonly KeywordAbility[]) {
  const p = position();
  const dies = p.battlefield(alice, spirit('{4}', ...text));
  const cards = ['{2}', '{3}'].map((cost) => p.graveyard(alice, spirit(cost)));
  p.graveyard(alice, creature('Bear', '{G}', ['Bear'], 1, 1));
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(spell, select(dies));
  table.passAll();
  return { table, cards };
}

test('CR 702.46a: the target is a Spirit card with that mana value or less, and may be returned', () => {
  const { table, cards } = dying(soulshift(2));
  expect(table.stack).toHaveLength(1);
  expect(table.object(table.state.stack[0]!).announced.targets).toEqual([[{ is: 'object', id: cards[0] }]]);
  table.passAll();
  table.answer(pick('yes'));
  expect(cards.map((id) => table.zoneOf(id))).toEqual(['hand', 'graveyard']);
});

test('CR 702.46a: its controller chooses whether it is returned', () => {
  const { table, cards } = dying(soulshift(2));
  table.passAll();
  table.answer(pick('no'));
  expect(table.zoneOf(cards[0]!)).toBe('graveyard');
});

test('CR 702.46b: each instance triggers separately', () => {
  const { table, cards } = dying(soulshift(3), soulshift(3));
  table.answers(order(1, 2), select(cards[0]!), select(cards[1]!));
  table.passAll();
  table.answer(pick('yes'));
  table.passAll();
  table.answer(pick('yes'));
  expect(cards.map((id) => table.zoneOf(id))).toEqual(['hand', 'hand']);
});
