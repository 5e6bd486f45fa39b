import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import type { PlayerId, Viewer } from '@stacktrail/game-events';
import { alice, bob, choose, position, readCard, Table } from '@stacktrail/test-kit';
import { boardView } from '../src/board-view.js';

const carol = 2 as PlayerId;
const spy = readCard(
  creature('Spy', '', [], 1, 1),
  'As ~ enters, secretly choose an opponent.',
  'Reveal the player you chose: The chosen player loses 3 life.',
);

test('CR 607.2d: a secret choice is seen by who made it and by judges, and by everybody once it is revealed', () => {
  const p = position(undefined, 3);
  const card = p.hand(alice, spy);
  const table = new Table(p);
  table.cast(card);
  while (table.question.kind !== 'choose a value') table.pass();
  table.answer(choose({ is: 'player', id: carol }));
  const { id } = table.now(card);
  const everybody: readonly Viewer[] = [{ seat: alice }, 'judge', { seat: bob }, { seat: carol }, 'spectator'];
  const seenBy = (viewer: Viewer): readonly (readonly object[])[] =>
    boardView(table.state, viewer)
      .battlefield.find((one) => one.id === id)!
      .chosen.map(({ values }) => values);
  const known = [[{ is: 'player', id: carol }]];
  expect(everybody.map(seenBy)).toEqual([known, known, [[]], [[]], [[]]]);
  table.activate(id);
  expect(everybody.map(seenBy)).toEqual([known, known, known, known, known]);
});
