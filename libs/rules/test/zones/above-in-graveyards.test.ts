import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, forest, pick, position, readCard, Table } from '@stacktrail/test-kit';

const shadow = readCard(
  creature('Shadow', '{B}{B}', [], 1, 1),
  'At the beginning of your upkeep, if this card is in your graveyard with two or more creature cards above it, you may put this creature onto the battlefield.',
);

function returns(cards: 'above' | 'below' | 'one above'): boolean {
  const p = position();
  for (const player of [bob, alice]) p.library(player, forest);
  if (cards === 'below') for (const card of [bear, elf]) p.graveyard(alice, card);
  const card = p.graveyard(alice, shadow);
  p.graveyard(alice, cards === 'one above' ? forest : bear);
  if (cards !== 'below') p.graveyard(alice, elf);
  const table = new Table(p);
  table.passUntil('upkeep');
  while (table.state.activePlayer !== alice) table.passUntil('upkeep');
  if (table.stack.length === 0) return false;
  table.passAll();
  table.answer(pick('yes'));
  return table.zoneOf(card) === 'battlefield';
}

test('CR 404.2: cards that were put into the graveyard later lie above it; only such cards are counted', () => {
  expect([returns('above'), returns('below'), returns('one above')]).toEqual([true, false, false]);
});
