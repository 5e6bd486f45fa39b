import { expect, test } from '@jest/globals';
import { creature, fading } from '@stacktrail/card-tree';
import { pay, pools, Table, alice, beforeUpkeep, counters, position, resolve, upkeep } from '@stacktrail/test-kit';

const shade = creature('Shade', '{B}', ['Shade'], 3, 3, [fading(1)]);

test('CR 702.32a: it enters with fade counters', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, shade);
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  expect(counters(table, card, 'fade')).toBe(1);
});

test('CR 702.32a: it stays as the last counter is removed, and is sacrificed where none can be', () => {
  const p = beforeUpkeep();
  const [first, second] = [p.battlefield(alice, shade, { counters: { fade: 1 } }), p.battlefield(alice, shade)];
  const table = upkeep(p);
  if (table.question.kind !== 'priority') table.answer({ form: 'order', keys: ['1', '2'] });
  resolve(table);
  expect([table.zoneOf(first), table.zoneOf(second)]).toEqual(['battlefield', 'graveyard']);
  expect(counters(table, first, 'fade')).toBe(0);
});
