import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, bear, bob, forest, pick, player, position, readCard, select, Table } from '@stacktrail/test-kit';

const silver = readCard(
  creature('Silver', '', ['Dragon'], 2, 5),
  'When this creature enters, you may choose two. Each mode must target a different player.\n• Target player draws a card.\n• Target player gains 3 life.\n• Target player puts a +1/+1 counter on each creature they control.',
);

function entering(): { table: Table; mine: number; theirs: number } {
  const p = position();
  const [mine, theirs] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
  p.library(alice, forest);
  const card = p.hand(alice, silver);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(table.question).toMatchObject({ kind: 'choose modes', min: 0, max: 2 });
  return { table, mine, theirs };
}

describe('CR 700.2b: “you may choose two”', () => {
  test('two modes are chosen, each for another player', () => {
    const { table, mine, theirs } = entering();
    table.answer(pick('2', '3'));
    table.answer(select(player(bob)));
    while (table.question.kind !== 'priority') table.answer(select(player(alice)));
    table.passAll();
    const grown = [mine, theirs].map((id) => table.object(id as never).counters.length);
    expect([table.life(bob), ...grown]).toEqual([23, 1, 0]);
  });

  test('one mode can’t be chosen alone; with none the ability leaves the stack', () => {
    const { table } = entering();
    expect(() => table.answer(pick('1'))).toThrow();
    table.answer(pick());
    expect([table.stack, table.asked]).toEqual([[], `priority ${alice}`]);
  });
});
