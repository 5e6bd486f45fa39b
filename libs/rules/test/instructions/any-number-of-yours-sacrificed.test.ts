import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, object, plot, position, readCard, select, Table } from '@stacktrail/test-kit';

test('CR 701.21a: of all lands a player chooses only their own to sacrifice', () => {
  const p = position();
  const spell = p.hand(
    alice,
    readCard(sorcery('Shift', ''), 'Sacrifice any number of lands. You gain 1 life for each land sacrificed this way.'),
  );
  const own = [p.battlefield(alice, plot), p.battlefield(alice, plot)];
  p.battlefield(bob, plot);
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  expect(table.question).toMatchObject({ candidates: own.map(object) });
  table.answer(select(own[0]!));
  expect([table.zoneOf(own[0]!), table.life(alice)]).toEqual(['graveyard', 21]);
});
