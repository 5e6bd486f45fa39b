import { expect, test } from '@jest/globals';
import { afterlife, creature, type KeywordAbility } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { order, select, zap, colorsOf, Table, alice, named, position, resolve, sizeOf } from '@stacktrail/test-kit';

function dying(...text: readonly KeywordAbility[]) {
  const p = position();
  const human = p.battlefield(alice, creature('Human', '{W}', ['Human'], 1, 1, text));
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(spell, select(human));
  table.passAll();
  return table;
}

test('CR 702.135a: white and black Spirit tokens with flying', () => {
  const table = resolve(dying(afterlife(2)));
  const [first, second] = named(table, 'Spirit Token');
  expect(second).toBeDefined();
  expect([sizeOf(table, first!), colorsOf(table.state, first!)]).toEqual(['1/1', 'WB']);
  expect([...characteristicsOf(table.state, table.object(first!)).keywords]).toEqual(['flying']);
});

test('CR 702.135b: each instance triggers separately', () => {
  const table = dying(afterlife(1), afterlife(2));
  table.answer(order(1, 2));
  expect(named(resolve(table), 'Spirit Token')).toHaveLength(3);
});
