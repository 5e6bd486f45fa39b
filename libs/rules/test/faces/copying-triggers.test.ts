import { describe, expect, test } from '@jest/globals';
import { creature, type CardDefinition } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  select,
  bear,
  plainState,
  alice,
  bob,
  position,
  seen,
  type Position,
  readCard,
  Table,
} from '@stacktrail/test-kit';

const copying = 'You may have this creature enter as a copy of any creature on the battlefield';
const thief = readCard(
  creature('Thief', '', ['Wall'], 0, 1),
  `${copying}, except it has defender. When you do, you gain 3 life.`,
);
const mimic = readCard(creature('Mimic', '', ['Shapeshifter'], 1, 1), `${copying}.`);

describe('CR 707.9g: abilities that trigger as a permanent enters as a copy', () => {
  function cast(card: CardDefinition, set: (p: Position) => readonly ObjectId[], ...choices: readonly number[]) {
    const p = position();
    const there = set(p);
    const id = p.hand(alice, card);
    const table = new Table(p);
    table.cast(id);
    table.passAll();
    for (const choice of choices) table.answer(select(...(choice < 0 ? [] : [there[choice]!])));
    const { name, keywords } = seen(table.state, table.now(id).id);
    return { table, entered: [name, ...keywords], there, id };
  }

  test('CR 707.9g, 603.12: one triggers where the permanent enters as a copy', () => {
    const { table, entered } = cast(thief, (p) => [p.battlefield(bob, bear)], 0);
    expect([entered, table.stack]).toEqual([['Bear', 'defender'], ['ability of Bear']]);
    const [triggered] = table.of('AbilityTriggered');
    expect(table.object(triggered!.data.context.object).owner).toBe(bob); // what was copied
    table.passAll();
    expect([table.life(alice), table.fold()]).toEqual([23, plainState(table.state)]);
  });

  test('CR 707.9g: not where it enters as itself', () => {
    const { table, entered } = cast(thief, (p) => [p.battlefield(bob, bear)], -1);
    expect([entered, table.stack]).toEqual([['Thief'], []]);
  });

  test('CR 707.9g: not where another copy effect is applied after it', () => {
    const both = (p: Position): readonly ObjectId[] => [p.battlefield(bob, bear), p.battlefield(bob, mimic)];
    const { table, entered } = cast(thief, both, 1, 0);
    expect([entered, table.stack]).toEqual([['Bear'], []]);
  });

  test('CR 707.9g: of a copy of it that copies in its turn', () => {
    const both = (p: Position): readonly ObjectId[] => [p.battlefield(bob, bear), p.battlefield(bob, thief)];
    const { table, entered } = cast(mimic, both, 1, 0);
    expect([entered, table.stack]).toEqual([['Bear', 'defender'], ['ability of Bear']]);
  });
});
