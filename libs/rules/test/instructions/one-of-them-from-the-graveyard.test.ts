import { expect, test } from '@jest/globals';
import { enchantment, instant, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, pick, position, readCard, select, Table } from '@stacktrail/test-kit';

const theorist = readCard(
  enchantment('Theory', '', []),
  'Whenever you discard one or more nonland cards, you may exile one of them from your graveyard. If you do, you gain 1 life.',
);
const discards = readCard(sorcery('Discard', ''), 'Discard your hand.');
const instead = readCard(
  enchantment('Rest', '', []),
  'If a card would be put into a graveyard from anywhere, exile it instead.',
);

test('CR 400.7: of the discarded cards, one that has left the graveyard isn’t chosen', () => {
  const p = position();
  p.battlefield(alice, theorist);
  const [spell, ...cards] = [p.hand(alice, discards), p.hand(alice, bear), p.hand(alice, elf)];
  const takes = p.hand(bob, readCard(instant('Take', ''), 'Exile target card from a graveyard.'));
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  table.pass();
  table.cast(takes, select(table.now(cards[0]).id));
  while (table.question.kind === 'priority') table.pass();
  table.answer(pick('yes'));
  expect([table.zoneOf(cards[1]), table.life(alice)]).toEqual(['exile', 21]);
});

test('CR 608.2d: cards that were exiled instead of being discarded into the graveyard can’t be exiled from there', () => {
  const p = position();
  p.battlefield(alice, theorist);
  p.battlefield(bob, instead);
  const spell = p.hand(alice, discards);
  p.hand(alice, bear);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  expect(table.stack).toHaveLength(1);
  table.passAll();
  expect([table.asked, table.life(alice)]).toEqual(['priority 0', 20]);
});
