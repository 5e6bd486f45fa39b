import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, bear, forest, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 608.2i: cards put into your graveyard from your hand or library are counted, and not what died', () => {
  const text = readCard(
    instant('Text', ''),
    'Discard your hand. Mill two cards. Destroy all creatures. You gain X life, where X is the number of cards that were put into your graveyard from your hand or library this turn.',
  );
  const p = position();
  for (let count = 0; count < 3; count++) p.library(alice, forest);
  p.battlefield(alice, bear);
  p.hand(alice, bear);
  const card = p.hand(alice, text);
  const table = new Table(p);
  const { life } = table.state.players[alice]!;
  table.cast(card);
  table.passAll();
  expect(table.state.players[alice]!.life - life).toBe(3);
});
