import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import { blockWith, order, pick, select, bear, alice, attack, bob, position, resolve } from '@stacktrail/test-kit';

function provoking(times: number) {
  const p = position();
  const lion = p.battlefield(
    alice,
    creature('Lion', '{W}', ['Cat'], 2, 2, keywords(...Array.from({ length: times }, () => 'provoke' as const))),
  );
  const [first, second] = [p.battlefield(bob, bear, { tapped: true }), p.battlefield(bob, bear)];
  return { table: attack(p, lion), lion, first, second };
}

test('CR 702.39a: the target is untapped and blocks it if able', () => {
  const { table, lion, first } = provoking(1);
  table.answer(select(first));
  resolve(table);
  table.answer(pick('yes'));
  expect(table.object(first).tapped).toBe(false);
  table.passUntil('declare blockers');
  expect(() => table.answer(blockWith())).toThrow(/509\.1c/);
  table.answer(blockWith([first, lion]));
  expect(table.state.combat!.attackers[0]!.blockers).toEqual([first]);
});

test('CR 702.39a: its controller may choose not to', () => {
  const { table, first } = provoking(1);
  table.answer(select(first));
  resolve(table);
  table.answer(pick('no'));
  expect(table.object(first).tapped).toBe(true);
  table.passUntil('declare blockers');
  table.answer(blockWith());
  expect(table.state.combat!.attackers[0]!.blocked).toBe(false);
});

test('CR 702.39b: each instance triggers separately', () => {
  const { table, first, second } = provoking(2);
  table.answers(order(1, 2), select(first), select(second));
  expect(table.stack).toHaveLength(2);
});
