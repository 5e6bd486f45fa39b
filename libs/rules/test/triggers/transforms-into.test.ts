import { expect, test } from '@jest/globals';
import { activated, cost, creature, enchantment, thisObject, twoFaced } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

const moon = readCard(
  enchantment('Moon', '', []),
  'Whenever a permanent you control transforms into a non-Human creature, you gain 1 life.',
);

/** Its ability turns it over. */
function turning(front: string, back: string) {
  const turns = activated([cost.mana('{0}')], { do: 'transform', what: thisObject });
  const face = (name: string) => creature(name, '', [name], 2, 2, turns);
  return twoFaced('transforming', face(front), face(back));
}

test.each<readonly [string, string, string, typeof alice, number]>([
  ['a creature that is no Human then', 'Human', 'Wolf', alice, 21],
  ['a Human then', 'Wolf', 'Human', alice, 20],
  ['what an opponent controls', 'Human', 'Wolf', bob, 20],
])('CR 701.27e: the permanent is asked about as it is after it has transformed: %s', (_, front, back, whose, life) => {
  const p = position();
  p.battlefield(alice, moon);
  const id = p.battlefield(whose, turning(front, back));
  const table = new Table(p);
  if (whose === bob) table.pass();
  table.activate(id);
  while (table.stack.length > 0) table.pass();
  expect([table.object(id).printed.name, table.life(alice)]).toEqual([back, life]);
});
