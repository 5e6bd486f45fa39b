import { expect, test } from '@jest/globals';
import { creature, enchantment, instant } from '@stacktrail/card-tree';
import { alice, bob, player, position, readCard, select, Table } from '@stacktrail/test-kit';

const beast = creature('Beast', '', [], 1, 1);
const bolt = readCard(instant('Bolt', ''), 'Bolt deals 1 damage to any target.');
const counter = readCard(instant('Counter', ''), 'Counter target spell.');

function watching(text: string) {
  return readCard(enchantment('Watch', '', []), text);
}

test.each([
  ['an opponent, at you', bob, alice, 20],
  ['an opponent, at themselves', bob, bob, 19],
  ['you, at yourself', alice, alice, 19],
] as const)('CR 601.2c, 603.2: you become the target of a spell of %s', (_, who, whom, life) => {
  const p = position();
  p.battlefield(alice, watching('Whenever you become the target of a spell an opponent controls, counter that spell.'));
  const card = p.hand(who, bolt);
  const table = new Table(p);
  if (who === bob) table.pass();
  table.cast(card, select(player(whom)));
  while (table.stack.length > 0) table.pass();
  expect(table.life(whom)).toBe(life);
});

test.each([
  ['you', alice, 21],
  ['an opponent', bob, 20],
] as const)('CR 701.6a, 603.10e: a spell or ability that %s control counters a spell', (_, who, life) => {
  const p = position();
  p.battlefield(alice, watching('Whenever a spell or ability you control counters a spell, you gain 1 life.'));
  const card = p.hand(alice, beast);
  const no = p.hand(who, counter);
  const table = new Table(p);
  table.cast(card);
  if (who === bob) table.pass();
  table.cast(no);
  while (table.stack.length > 0) table.pass();
  expect(table.life(alice)).toBe(life);
});
