import { expect, test } from '@jest/globals';
import { activated, cost, creatures, gainLife } from '@stacktrail/card-tree';
import { bear, watching, alice, position, Table } from '@stacktrail/test-kit';

test('CR 608.2h: the power of what was sacrificed to pay is that which it had last', () => {
  const p = position();
  p.battlefield(alice, bear, { counters: { '+1/+1': 2 } });
  const altar = p.battlefield(
    alice,
    watching(
      'Altar',
      activated([cost.sacrifice(creatures)], gainLife({ amount: 'power', of: { objects: 'paid', cost: 'sacrifice' } })),
    ),
  );
  const table = new Table(p);
  table.activate(altar);
  table.passAll();
  expect(table.state.players[alice]!.life).toBe(24);
});
