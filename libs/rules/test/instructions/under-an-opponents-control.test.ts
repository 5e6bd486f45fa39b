import { expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, attackWith, bob, position, readCard, select, player, Table } from '@stacktrail/test-kit';

const [carol] = [2 as PlayerId];
const sleeper = readCard(
  creature('Sleeper', '', [], 5, 5),
  'This creature enters under the control of an opponent of your choice.',
  "This creature attacks each combat if able and can't attack its owner or planeswalkers its owner controls.",
);

test('CR 614.12a, 616.1b: a creature enters under the control of an opponent whom its owner chooses', () => {
  const p = position(undefined, 3);
  const card = p.hand(alice, sleeper);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(select(player(carol)));
  expect(table.now(card)).toMatchObject({ zone: 'battlefield', owner: alice, controller: carol });
});

test('CR 111.2, 614.12a: each token copy is owned by who creates it, and goes to the opponent chosen for it', () => {
  const p = position(undefined, 3);
  const original = p.battlefield(bob, sleeper);
  const copies = p.hand(
    alice,
    readCard(sorcery('Copies', ''), 'Create two tokens that are copies of target creature.'),
  );
  const table = new Table(p);
  table.cast(copies);
  if (table.question.kind === 'choose targets') table.answer(select(original));
  table.passAll();
  table.answer(select(player(carol)));
  table.answer(select(player(bob)));
  const tokens = table.state.battlefield.map((id) => table.object(id)).filter(({ kind }) => kind === 'token');
  expect(tokens.map(({ owner, controller }) => [owner, controller])).toEqual([
    [alice, carol],
    [alice, bob],
  ]);
});

test('CR 508.1c, 508.1d: it attacks if able, but never its owner', () => {
  const p = position(undefined, 3);
  const id = p.battlefield(bob, sleeper, { controller: alice });
  const table = new Table(p);
  table.passUntil('declare attackers');
  expect(() => table.answer(attackWith(bob, id))).toThrow();
  expect(() => table.answer(attackWith(bob))).toThrow();
  table.answer(attackWith(carol, id));
  expect(table.state.combat?.attackers).toHaveLength(1);
});
