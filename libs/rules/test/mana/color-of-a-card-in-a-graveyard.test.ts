import { expect, test } from '@jest/globals';
import { artifact } from '@stacktrail/card-tree';
import { alice, bear, bob, giant, pools, position, readCard, Table } from '@stacktrail/test-kit';

const relic = readCard(artifact('Relic', '{1}', []), '{T}: Add one mana of any color among cards in your graveyard.');

test('CR 106.5: mana of the colors of the cards in its controller’s graveyard, and no other', () => {
  const p = position(pools('', ''));
  const source = p.battlefield(alice, relic);
  p.graveyard(alice, bear);
  p.graveyard(bob, giant);
  const table = new Table(p);
  table.answer(table.use(source));
  expect(table.pool(alice)).toBe('G');
});

test('CR 106.5: no mana where no card there has a color', () => {
  const p = position(pools('', ''));
  const source = p.battlefield(alice, relic);
  const table = new Table(p);
  table.answer(table.use(source));
  expect(table.pool(alice)).toBe('');
});
