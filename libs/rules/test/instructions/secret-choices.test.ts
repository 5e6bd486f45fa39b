import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, bob, choose, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as typeof alice;
const spy = readCard(
  creature('Spy', '', [], 1, 1),
  'As ~ enters, secretly choose an opponent.',
  'Reveal the player you chose: The chosen player loses 3 life. Activate only once.',
);
const late = readCard(
  creature('Late Spy', '', [], 1, 1),
  'When ~ enters, secretly choose an opponent.',
  'Reveal the player you chose: The chosen player loses 3 life. Activate only once.',
);

function onBattlefield(table: Table, name: string): ObjectId {
  return table.state.battlefield.find((id) => table.object(id).printed.name === name)!;
}

test.each([
  ['as it enters', spy],
  ['by an instruction', late],
])('CR 607.2d: only who chose %s knows the player, until a cost reveals the choice', (_, card) => {
  const p = position(undefined, 3);
  const id = p.hand(alice, card);
  const table = new Table(p);
  const facts = [...table.cast(id)];
  while (table.live.pending?.question.kind !== 'choose a value') facts.push(...table.pass());
  facts.push(...table.answer(choose({ is: 'player', id: carol })));
  const secret = facts.find(({ type }) => type === 'ChoiceMadeSecretly');
  expect(secret).toMatchObject({ data: { player: alice, values: [{ is: 'player', id: carol }], seenBy: 1 } });
  const there = onBattlefield(table, card.faces[0].name);
  const revealed = table.activate(there).find(({ type }) => type === 'ChoiceRecorded');
  expect(revealed).toMatchObject({ data: { object: there, values: [{ is: 'player', id: carol }] } });
  while (table.stack.length > 0) table.pass();
  expect([table.life(bob), table.life(carol)]).toEqual([20, 17]);
});

test('CR 118.3: who hasn’t made the choice can’t reveal it', () => {
  const p = position(undefined, 3);
  const never = p.battlefield(alice, spy);
  const table = new Table(p);
  expect(table.options(never)).toEqual([]);
});
