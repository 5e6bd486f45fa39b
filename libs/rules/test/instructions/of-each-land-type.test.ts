import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, bob, forest, mountain, position, readCard, select, Table } from '@stacktrail/test-kit';

test('CR 305.6, 608.2d: one land of each basic land type is chosen, among the lands of all players', () => {
  const p = position();
  const card = p.hand(
    alice,
    readCard(instant('Quake', ''), 'Choose a land of each basic land type, then destroy those lands.'),
  );
  const [first, second, only] = [
    p.battlefield(bob, forest),
    p.battlefield(bob, forest),
    p.battlefield(alice, mountain),
  ];
  const table = new Table(p);
  table.cast(card);
  table.pass(2);
  table.answer(select(second));
  expect([first, second, only].map((id) => table.zoneOf(id))).toEqual(['battlefield', 'graveyard', 'graveyard']);
});
