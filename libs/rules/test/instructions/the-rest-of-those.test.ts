import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, bear, elf, forest, giant, pick, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 608.2c: the rest are the cards that weren’t put anywhere, for which life was paid', () => {
  const bargain = readCard(
    instant('Bargain', ''),
    'Look at the top three cards of your library. For each of those cards, put that card into your graveyard unless you pay 2 life. Then put the rest into your hand.',
  );
  const p = position();
  const cards = [bear, elf, giant, forest].map((card) => p.library(alice, card));
  const id = p.hand(alice, bargain);
  const table = new Table(p);
  table.cast(id);
  table.passAll();
  for (const key of ['yes', 'no', 'yes']) table.answer(pick(key));
  expect(cards.map((card) => table.zoneOf(card))).toEqual(['hand', 'graveyard', 'hand', 'library']);
  expect(table.life(alice)).toBe(16);
});
