import { expect, test } from '@jest/globals';
import { bushido, creature, type KeywordAbility } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { attackWith, blockWith, order, alice, bob, position, Table } from '@stacktrail/test-kit';

const samurai = (...text: readonly KeywordAbility[]) => creature('Samurai', '{1}{W}', ['Samurai'], 2, 2, text);

function blocked(attacker: ReturnType<typeof samurai>, blocker: ReturnType<typeof samurai>) {
  const p = position();
  const attacking = p.battlefield(alice, attacker);
  const blocking = p.battlefield(bob, blocker);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacking));
  table.passUntil('declare blockers');
  table.answer(blockWith([blocking, attacking]));
  return { table, attacking, blocking };
}

const size = (table: Table, id: ObjectId): string => {
  const { power, toughness } = characteristicsOf(table.state, table.object(id));
  return `${power}/${toughness}`;
};

test('CR 702.45a: it gets +N/+N this turn when it becomes blocked', () => {
  const { table, attacking } = blocked(samurai(bushido(2)), samurai());
  expect(table.stack).toHaveLength(1);
  table.passAll();
  expect(size(table, attacking)).toBe('4/4');
  table.passUntil('cleanup');
  expect(size(table, attacking)).toBe('2/2');
});

test('CR 702.45a: it gets +N/+N this turn when it blocks', () => {
  const { table, blocking } = blocked(samurai(), samurai(bushido(1)));
  table.passAll();
  expect(size(table, blocking)).toBe('3/3');
});

test('CR 702.45b: each instance triggers separately', () => {
  const { table, attacking } = blocked(samurai(bushido(1), bushido(2)), samurai());
  table.answer(order(1, 2));
  expect(table.stack).toHaveLength(2);
  table.passAll();
  table.passAll();
  expect(size(table, attacking)).toBe('5/5');
});
