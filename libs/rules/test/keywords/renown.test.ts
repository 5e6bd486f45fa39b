import { expect, test } from '@jest/globals';
import { creature, renown, type KeywordAbility } from '@stacktrail/card-tree';
import { order, alice, attack, block, bob, counters, position, resolve } from '@stacktrail/test-kit';

function hit(designated: boolean, ...text: readonly KeywordAbility[]) {
  const p = position();
  const knight = p.battlefield(alice, creature('Knight', '{W}', ['Knight'], 1, 1, text), {
    designations: designated ? [{ name: 'renowned', value: 0, player: null, until: null } as never] : [],
  });
  const table = attack(p, knight);
  table.passUntil('combat damage');
  return { table, knight };
}

const isRenowned = (designations: readonly { readonly name: string }[]) =>
  designations.some(({ name }) => name === 'renowned');

test('CR 702.112a: it gets the counters and becomes renowned', () => {
  const { table, knight } = hit(false, renown(2));
  resolve(table);
  expect(counters(table, knight)).toBe(2);
  expect(isRenowned(table.object(knight).designations)).toBe(true);
});

test('CR 702.112a: it does not trigger once it is renowned', () => {
  const { table, knight } = hit(true, renown(2));
  expect(table.stack).toEqual([]);
  expect(counters(table, knight)).toBe(0);
});

test('CR 702.112b: it stays renowned until it leaves the battlefield', () => {
  const { table, knight } = hit(false, renown(1));
  resolve(table);
  table.passUntil('upkeep');
  expect(isRenowned(table.object(knight).designations)).toBe(true);
});

test('CR 702.112c: each instance triggers, and only the first to resolve has an effect', () => {
  const { table, knight } = hit(false, renown(1), renown(1));
  table.answer(order(1, 2));
  expect(table.stack).toHaveLength(2);
  resolve(table);
  expect(counters(table, knight)).toBe(1);
});

test('CR 702.112a: damage to a creature is none to a player', () => {
  const p = position();
  const knight = p.battlefield(alice, creature('Knight', '{W}', ['Knight'], 1, 3, renown(1)));
  const wall = p.battlefield(bob, creature('Wall', '{W}', ['Wall'], 0, 3));
  const table = block(attack(p, knight), [wall, knight]);
  table.passUntil('combat damage');
  expect(table.stack).toEqual([]);
});
