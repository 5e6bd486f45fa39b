import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const count = readCard(
  instant('Count', ''),
  'You gain X life, where X is the greatest number of creatures you control that have a creature type in common.',
);

function gained(...types: readonly (readonly string[])[]): number {
  const p = position();
  const spell = p.hand(alice, count);
  for (const subtypes of types) p.battlefield(alice, creature('One', '', subtypes, 1, 1));
  for (let i = 0; i < 3; i++) p.battlefield(bob, creature('Other', '', ['Elf'], 1, 1));
  const table = new Table(p);
  const before = table.life(alice);
  table.cast(spell);
  table.passAll();
  return table.life(alice) - before;
}

test('CR 205.3m: the creature type that most of them have counts, each creature once', () => {
  expect(gained(['Elf', 'Druid'], ['Elf', 'Elf'], ['Druid'], ['Human'])).toBe(2);
  expect(gained(['Elf', 'Druid'], ['Elf'], ['Elf', 'Human'])).toBe(3);
  expect(gained()).toBe(0);
});
