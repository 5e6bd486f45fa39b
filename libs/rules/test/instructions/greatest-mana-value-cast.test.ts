import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, balm, bear, forest, pay, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 202.3, 608.2i: the greatest mana value among spells that you’ve cast this turn, as they were then', () => {
  const p = position();
  const text = "You gain X life, where X is the greatest mana value among spells you've cast this turn.";
  const free = (name: string, cost: string) => p.hand(alice, readCard(instant(name, cost), 'Draw a card.'));
  const spells = [free('Costly', '{0}'), free('Free', '{0}')];
  const count = p.hand(alice, readCard(instant('Count', '{G}{G}'), text));
  const woods = [p.battlefield(alice, forest), p.battlefield(alice, forest)];
  for (const card of [bear, balm]) p.library(alice, card);
  const table = new Table(p);
  for (const id of spells) {
    table.cast(id);
    table.passAll();
  }
  table.cast(count, ...woods.map((wood) => table.use(wood)), pay);
  table.passAll();
  expect(table.life(alice)).toBe(22);
});
