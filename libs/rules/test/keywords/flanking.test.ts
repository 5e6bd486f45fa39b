import { expect, test } from '@jest/globals';
import { creature, keywords, type KeywordAbility } from '@stacktrail/card-tree';
import { alice, attack, block, bob, position, resolve, sizeOf } from '@stacktrail/test-kit';

const knight = (...text: readonly KeywordAbility[]) => creature('Knight', '{1}{W}', ['Knight'], 2, 2, text);
const ox = creature('Ox', '{3}{W}', ['Ox'], 2, 4);

test('CR 702.25a: each blocking creature without flanking gets -1/-1 this turn', () => {
  const p = position();
  const attacker = p.battlefield(alice, knight(...keywords('flanking')));
  const [first, second] = [p.battlefield(bob, ox), p.battlefield(bob, knight(...keywords('flanking')))];
  const third = p.battlefield(bob, ox);
  const table = block(attack(p, attacker), [first, attacker], [second, attacker], [third, attacker]);
  if (table.question.kind !== 'priority') table.answer({ form: 'order', keys: ['1', '2'] });
  expect(table.stack).toHaveLength(2);
  resolve(table);
  expect([first, second, third].map((id) => sizeOf(table, id))).toEqual(['1/3', '2/2', '1/3']);
});

test('CR 702.25b: each instance triggers separately', () => {
  const p = position();
  const attacker = p.battlefield(alice, knight(...keywords('flanking', 'flanking')));
  const blocker = p.battlefield(bob, ox);
  const table = block(attack(p, attacker), [blocker, attacker]);
  if (table.question.kind !== 'priority') table.answer({ form: 'order', keys: ['1', '2'] });
  resolve(table);
  expect(sizeOf(table, blocker)).toBe('0/2');
});
