import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bear, forest, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

const recovery = readCard(
  sorcery('Recovery', '', []),
  'Return up to one target creature card and up to one target land card from your graveyard to your hand.',
);

test('CR 115.1: both targets are cards in the graveyard that is named behind the second', () => {
  const p = position();
  const [creature, land, other] = [p.graveyard(alice, bear), p.graveyard(alice, forest), p.graveyard(alice, zap)];
  const spell = p.hand(alice, recovery);
  const table = new Table(p);
  table.cast(spell, select(creature), select(land));
  table.passAll();
  expect([creature, land, other].map((id) => table.zoneOf(id))).toEqual(['hand', 'hand', 'graveyard']);
});
