import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { act, alice, bob, forest, number, pay, pools, position, readCard, Table } from '@stacktrail/test-kit';

const chronicler = readCard(
  creature('Chronicler', '{3}{U}{U}', [], 1, 1),
  "Suspend X—{X}{U}. X can't be 0.",
  "Whenever a time counter is removed from this creature while it's exiled, you gain 3 life.",
);

test('CR 702.62a, 113.6: X can’t be 0; what its card says of counters that are removed functions in exile', () => {
  const p = position(pools('UUU'));
  const card = p.hand(alice, chronicler);
  for (const player of [alice, bob, alice, bob, alice]) p.library(player, forest);
  const table = new Table(p);
  table.answers(act(table.options(card).find((action) => action.do === 'special')!));
  expect(table.question).toMatchObject({ kind: 'choose X', min: 1 });
  table.answers(number(2), pay);
  const { id } = table.now(card);
  expect(table.object(id).counters).toMatchObject([{ kind: 'time', count: 2 }]);
  table.passUntil('upkeep');
  while (table.state.activePlayer !== alice) table.passUntil('upkeep');
  const before = table.life(alice);
  table.passAll();
  table.passAll();
  expect([table.life(alice), table.object(id).counters]).toMatchObject([before + 3, [{ count: 1 }]]);
});
