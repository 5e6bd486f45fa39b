import { expect, test } from '@jest/globals';
import { artifact, creature, instant, type CardDefinition } from '@stacktrail/card-tree';
import { alice, bob, pick, position, readCard, select, Table } from '@stacktrail/test-kit';

const scholar = readCard(
  creature('Scholar', '', ['Sphinx'], 5, 5),
  'When this creature enters, you may cast target instant, sorcery, or artifact card from your graveyard without paying its mana cost. If an instant or sorcery spell cast this way would be put into your graveyard this turn, exile it instead.',
);
const gain = readCard(instant('Gain', '{5}'), 'You gain 3 life.');
const counterspell = readCard(instant('No', ''), 'Counter target spell.');

/** Where a card is that Alice casts from her graveyard and Bob counters. */
function whereCountered(card: CardDefinition): string {
  const p = position();
  const source = p.hand(alice, scholar);
  const lying = p.graveyard(alice, card);
  const no = p.hand(bob, counterspell);
  const table = new Table(p);
  table.cast(source);
  table.passAll();
  if (table.question.kind === 'choose targets') table.answer(select(lying));
  table.passAll();
  table.answer(pick('yes'));
  table.pass();
  table.cast(no);
  table.passAll();
  return table.zoneOf(lying);
}

test('CR 614.6: an instant or sorcery spell cast this way is exiled, an artifact spell isn’t', () => {
  expect(whereCountered(gain)).toBe('exile');
  expect(whereCountered(artifact('Trinket', '{5}', []))).toBe('graveyard');
});
