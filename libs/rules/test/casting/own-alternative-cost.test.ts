import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, bear, position, readCard, Table } from '@stacktrail/test-kit';

const mastery = readCard(
  instant('Mastery', ''),
  "You may pay {0} rather than pay this spell's mana cost.",
  'If the {0} cost was paid, draw a card.',
);

test.each([
  ['was', 'alternative', 1],
  ['wasn’t', 'hand', 0],
] as const)('CR 118.9, 607.2: a text asks whether the cost that it names %s paid', (_, via, drawn) => {
  const p = position();
  const spell = p.hand(alice, mastery);
  p.library(alice, bear);
  const table = new Table(p);
  table.castVia(via, spell);
  table.passAll();
  expect(table.state.players[alice]!.hand).toHaveLength(drawn);
});
