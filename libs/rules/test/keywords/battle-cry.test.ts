import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import { bear, alice, attack, position, resolve, sizeOf } from '@stacktrail/test-kit';

function attacking(times: number) {
  const p = position();
  const goblin = p.battlefield(
    alice,
    creature(
      'Goblin',
      '{R}',
      ['Goblin'],
      2,
      2,
      keywords(...Array.from({ length: times }, () => 'battle cry' as const)),
    ),
  );
  const [other, home] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const table = attack(p, goblin, other);
  if (times > 1) table.answer({ form: 'order', keys: ['1', '2'] });
  resolve(table);
  return [goblin, other, home].map((id) => sizeOf(table, id));
}

test('CR 702.91a: each other attacking creature gets +1/+0 this turn', () => {
  expect(attacking(1)).toEqual(['2/2', '3/2', '2/2']);
});

test('CR 702.91b: each instance triggers separately', () => {
  expect(attacking(2)).toEqual(['2/2', '4/2', '2/2']);
});
