import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, bob, player, position, readCard, select, size, Table } from '@stacktrail/test-kit';

const inferno = readCard(
  creature('Inferno', '{4}', ['Dragon'], 6, 6),
  '{0}: This creature gets +1/+0 until end of turn. When its power becomes 9 this way, it deals 4 damage to any target.',
);

test('CR 603.12: the ability triggers only as the power becomes exactly that number', () => {
  const p = position();
  const id = p.battlefield(alice, inferno, { counters: { '+1/+1': 1 } });
  const table = new Table(p);
  table.activate(id);
  table.passAll();
  expect([size(table.state, id), table.asked]).toEqual(['8/7', `priority ${alice}`]);
  table.activate(id);
  table.passAll();
  table.answer(select(player(bob)));
  table.passAll();
  expect([size(table.state, id), table.life(bob)]).toEqual(['9/7', 16]);
  table.activate(id);
  table.passAll();
  expect([size(table.state, id), table.asked, table.life(bob)]).toEqual(['10/7', `priority ${alice}`, 16]);
});
