import { expect, test } from '@jest/globals';
import { artifact } from '@stacktrail/card-tree';
import { alice, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 611.2a, 614.1c: for the rest of the turn permanents enter with counters', () => {
  const forge = readCard(
    artifact('Forge', '{1}', []),
    '{0}: This turn, each artifact you control enters with an additional charge counter on it.',
  );
  const p = position();
  const id = p.battlefield(alice, forge);
  const [before, after] = [p.hand(alice, artifact('Rod', '{0}', [])), p.hand(alice, artifact('Rod', '{0}', []))];
  const table = new Table(p);
  table.cast(before);
  table.passAll();
  table.activate(id);
  table.passAll();
  table.cast(after);
  table.passAll();
  expect([before, after].map((card) => table.now(card).counters)).toEqual([[], [{ kind: 'charge', count: 1 }]]);
});
