import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, forest, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 111.13, 614.1a: a token that would enter and wasn’t cast is exiled instead, and ceases to exist', () => {
  const light = readCard(
    instant('Light', ''),
    "Until end of turn, if a creature would enter and it wasn't cast, exile it instead.\nDraw a card.",
  );
  const horde = readCard(instant('Horde', ''), 'Create two 1/1 red Goblin creature tokens.');
  const p = position();
  p.library(alice, forest);
  const [first, second] = [p.hand(alice, light), p.hand(alice, horde)];
  const table = new Table(p);
  for (const card of [first, second]) {
    table.cast(card);
    table.passAll();
  }
  expect([table.state.battlefield, table.state.players[alice]!.hand.length]).toEqual([[], 1]);
});
