import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { alice, bear, bob, giant, position, readCard, select, Table } from '@stacktrail/test-kit';

test('CR 608.2h, 707.2: a creature that was returned is copied as it last existed', () => {
  const p = position();
  const absorb = p.hand(
    alice,
    readCard(
      sorcery('Absorb', ''),
      "Return target creature to its owner's hand. Each creature you control becomes a copy of that creature until end of turn.",
    ),
  );
  const [mine, theirs] = [p.battlefield(alice, bear), p.battlefield(bob, giant)];
  const table = new Table(p);
  table.cast(absorb, select(theirs));
  table.passAll();
  expect(table.zoneOf(theirs)).toBe('hand');
  expect(characteristicsOf(table.state, table.object(mine)).name).toBe(giant.faces[0].name);
});
