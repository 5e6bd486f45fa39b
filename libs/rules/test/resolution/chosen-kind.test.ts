import { expect, test } from '@jest/globals';
import { enchantment } from '@stacktrail/card-tree';
import { alice, bear, bob, forest, pick, position, readCard, Table } from '@stacktrail/test-kit';

const plenty = readCard(
  enchantment('Plenty', '{1}', []),
  'If you would draw a card, you may instead choose land or nonland and reveal cards from the top of your library until you reveal a card of the chosen kind. Put that card into your hand and put the rest on the bottom of your library in any order.',
);

function drawn(kind: 'land' | 'nonland'): readonly boolean[] {
  const p = position();
  p.battlefield(alice, plenty);
  for (let i = 0; i < 3; i++) p.library(bob, forest);
  const cards = { nonland: p.library(alice, bear), land: p.library(alice, forest) };
  const table = new Table(p);
  table.passUntil('draw');
  while (table.asked !== `may ${alice}`) table.pass();
  table.answers(pick('yes'), pick(kind));
  return [cards.land, cards.nonland].map((card) => table.zoneOf(card) === 'hand');
}

test('CR 608.2d, 614.6: a card of the kind that was chosen as the draw was replaced', () => {
  expect([drawn('land'), drawn('nonland')]).toEqual([
    [true, false],
    [false, true],
  ]);
});
