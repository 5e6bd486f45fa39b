import { expect, test } from '@jest/globals';
import { basicForest, alice, bob, bear, forest, pick, position, readCard, select, Table } from '@stacktrail/test-kit';
import { creature } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';

const carol = 2 as PlayerId;

test('CR 101.4, 608.2d: only the players who did it may do the next thing, each for themselves', () => {
  const explorer = readCard(
    creature('Explorer', '', [], 3, 1),
    'When this creature enters, each player may discard a card. Each player who discarded a card this way may search their library for a basic land card, reveal it, put it into their hand, then shuffle.',
  );
  const p = position(undefined, 3);
  const card = p.hand(alice, explorer);
  for (const player of [alice, bob, carol]) {
    p.hand(player, bear);
    p.library(player, basicForest);
    p.library(player, forest);
  }
  const table = new Table(p);
  table.cast(card);
  table.pass(6);
  const asked: string[] = [];
  while (table.question.kind !== 'priority') {
    const { player, form } = table.question;
    asked.push(`${form} ${player}`);
    if (form === 'pick') table.answer(pick(player === carol ? 'no' : 'yes'));
    else table.answer(select((table.question as never as { candidates: { id: never }[] }).candidates[0]!.id));
  }
  expect(asked).toEqual(['pick 0', 'pick 1', 'pick 2', 'pick 0', 'pick 1', 'select 0', 'select 1']);
  expect(table.state.players.map(({ hand, library }) => [hand.length, library.length])).toEqual([
    [1, 1],
    [1, 1],
    [1, 2],
  ]);
});
