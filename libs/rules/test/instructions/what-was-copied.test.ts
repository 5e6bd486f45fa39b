import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, bear, bob, forest, position, readCard, select, slay, Table } from '@stacktrail/test-kit';

const wall = readCard(
  creature('Thief of Names', '', ['Shapeshifter'], 0, 0),
  "You may have this creature enter as a copy of any creature on the battlefield. When you do, tap that creature and it doesn't untap during its controller's untap step for as long as you control this creature.",
);

function copying(): { table: Table; model: number; copy: number; answer: number } {
  const p = position();
  const model = p.battlefield(bob, bear);
  const card = p.hand(alice, wall);
  const answer = p.hand(bob, slay);
  for (const player of [alice, bob]) for (let i = 0; i < 4; i++) p.library(player, forest);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(select(model));
  expect([table.stack, table.object(model).tapped]).toEqual([['ability of Bear'], false]);
  return { table, model, copy: table.state.battlefield.at(-1)!, answer };
}

describe('CR 603.12, 707.9g: an ability about what a permanent entered as a copy of', () => {
  test('it is tapped and stays so while you control the copy', () => {
    const { table, model } = copying();
    table.passAll();
    expect(table.object(model as never).tapped).toBe(true);
    for (let i = 0; i < 2; i++) {
      table.passUntil('upkeep');
      while (table.question.kind !== 'priority') table.answer({ form: 'attack', attacks: [] } as never);
    }
    expect(table.object(model as never).tapped).toBe(true);
  });

  test('CR 611.2b: if the copy has left before, the creature is tapped and untaps as usual', () => {
    const { table, model, copy, answer } = copying();
    table.pass();
    table.cast(answer as never, select(copy as never));
    while (table.stack.length > 0) table.passAll();
    expect([table.object(model as never).tapped, table.zoneOf(copy as never)]).toEqual([true, 'graveyard']);
    table.passUntil('upkeep');
    expect(table.object(model as never).tapped).toBe(false);
  });
});
