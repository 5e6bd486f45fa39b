import { expect, test } from '@jest/globals';
import { activated, addMana, artifact, gainLife, itself, type Effect, type TriggerEvent } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, position, Table } from '@stacktrail/test-kit';

const activates: TriggerEvent = { on: 'activates', who: 'any player', what: itself, thisAbility: true };

/** It gains 1 life where its own ability did that just so often this turn. */
function where(event: TriggerEvent, right: number): Effect {
  const left = { amount: 'events', event, counting: 'times' } as const;
  return { do: 'if', condition: { if: 'compare', left, compare: 'exactly', right }, then: [gainLife(1)] };
}

function use(table: Table, object: ObjectId, index = 0): void {
  table.answer(table.use(object, index));
  if (table.state.stack.length > 0) table.passAll();
}

test('CR 608.2i: how often an ability was activated counts the same ability of the same object', () => {
  const p = position();
  const bell = artifact('Bell', '{1}', [], activated([], where(activates, 2)), activated([], where(activates, 2)));
  const [first, second] = [p.battlefield(alice, bell), p.battlefield(alice, bell)];
  const table = new Table(p);
  const lives = [
    [first, 0],
    [second, 0],
    [first, 1],
    [first, 0],
    [first, 0],
  ] as const;
  expect(
    lives.map(([object, index]) => {
      use(table, object, index);
      return table.life(alice);
    }),
  ).toEqual([20, 20, 20, 21, 21]);
});

test('CR 605.3b: a mana ability asks how often it was activated, too, without having been on the stack', () => {
  const p = position();
  const bell = artifact('Bell', '{1}', [], activated([], addMana(['C']), where(activates, 2)));
  const id = p.battlefield(alice, bell);
  const table = new Table(p);
  use(table, id);
  expect(table.life(alice)).toBe(20);
  use(table, id);
  expect(table.life(alice)).toBe(21);
  use(table, id);
  expect(table.life(alice)).toBe(21);
});
