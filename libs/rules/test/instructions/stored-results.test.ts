import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  cost,
  creature,
  creatures,
  each,
  gainLife,
  gains,
  gets,
  thisObject,
  triggered,
  you,
  type Ability,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  pick,
  triggersIn,
  watching,
  plainState,
  alice,
  position,
  seen,
  type Position,
  Table,
} from '@stacktrail/test-kit';

type Roll = Extract<Effect, { do: 'roll dice' }>;

const store = (count: number, sides = 6): Roll => ({
  do: 'roll dice',
  who: you,
  count,
  sides,
  label: 'roll',
  storeOn: thisObject,
});
const rerolls: Effect = { do: 'reroll stored results', who: you, of: thisObject };
const alike = { amount: 'stored results alike', on: thisObject } as const;
const grows = always(thisObject, gets(alike, alike));

const performer = (...abilities: readonly Ability[]) => creature('Performer', '{1}', ['Centaur'], 1, 1, ...abilities);

/** Alice has dice that will show those values. */
function atTable(values: readonly number[], set: (p: Position) => ObjectId): readonly [Table, ObjectId] {
  const p = position((state) => {
    state.foretoldChance = values.map((value) => ({ player: alice, kind: 'die', value }));
  });
  const own = set(p);
  return [new Table(p), own];
}

function use(table: Table, permanent: ObjectId, which: number): void {
  table.answer(table.use(permanent, which));
  table.passAll();
}

const storedOn = (table: Table, id: ObjectId) => table.object(id).stored.map(({ sides, value }) => [sides, value]);

describe('CR 706.8: stored results', () => {
  const whole = performer(
    activated([cost.mana('{0}')], store(3)),
    activated([cost.mana('{0}')], store(1, 20)),
    activated([cost.mana('{0}')], rerolls),
    grows,
  );

  test('CR 706.8a: each result is noted with the kind of its die, and abilities read their values', () => {
    const [table, own] = atTable([4, 2, 4, 4], (p) => p.battlefield(alice, whole));
    use(table, own, 0);
    expect([storedOn(table, own), seen(table.state, own).power]).toEqual([
      [
        [6, 4],
        [6, 2],
        [6, 4],
      ],
      3,
    ]);
    use(table, own, 1);
    expect([storedOn(table, own).at(-1), seen(table.state, own).power]).toEqual([[20, 4], 4]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 706.8b: the dice of each kind are rolled together, and the new results replace those', () => {
    const [table, own] = atTable([4, 2, 4, 17, 5, 5, 11], (p) => p.battlefield(alice, whole));
    use(table, own, 0);
    use(table, own, 1);
    use(table, own, 2);
    expect([table.question.rule, table.question.form === 'pick' && table.question.min]).toEqual(['706.8b', 0]);
    table.answer(pick('1', '3', '4'));
    const rolled = table.of('DiceRolled').map(({ data }) => [data.sides, data.natural]);
    expect(rolled.slice(2)).toEqual([
      [6, [5, 5]],
      [20, [11]],
    ]);
    expect([storedOn(table, own), seen(table.state, own).power]).toEqual([
      [
        [6, 2],
        [6, 5],
        [6, 5],
        [20, 11],
      ],
      3,
    ]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 706.8b: a player may reroll none of them; then no dice are rolled', () => {
    const [table, own] = atTable([4, 2, 4], (p) => p.battlefield(alice, whole));
    use(table, own, 0);
    use(table, own, 2);
    table.answer(pick());
    expect([table.of('DiceRolled').length, storedOn(table, own).length]).toEqual([1, 3]);
  });

  test('CR 706.8b: rerolling is rolling: abilities that trigger on it see it', () => {
    const high = { on: 'keyword action', action: 'roll a die', who: 'you', atLeast: 6 } as const;
    const [table, own] = atTable([1, 1, 1, 6, 6], (p) => {
      p.battlefield(alice, watching('High', triggered(high, gainLife(1))));
      return p.battlefield(alice, whole);
    });
    use(table, own, 0);
    use(table, own, 2);
    table.answer(pick('1', '2'));
    expect(triggersIn(table)).toEqual({ High: 2 });
  });

  test('CR 706.8c: abilities that something else gives are linked to each other alone', () => {
    const [table, own] = atTable([3, 3, 3, 3, 3, 3], (p) => {
      const given = gains(activated([cost.mana('{0}')], store(2)), activated([cost.mana('{0}')], rerolls));
      p.battlefield(alice, watching('Giver', always(each(creatures), given)));
      return p.battlefield(alice, whole);
    });
    use(table, own, 0);
    use(table, own, 3);
    expect([storedOn(table, own).length, seen(table.state, own).power]).toEqual([5, 4]);
    use(table, own, 4);
    expect(table.question.form === 'pick' && table.question.options.length).toBe(2);
  });

  test('CR 400.7: a permanent that returns has no stored results', () => {
    const leaves = performer(
      activated([cost.mana('{0}')], store(2)),
      activated(
        [cost.mana('{0}')],
        { do: 'move', what: thisObject, to: { zone: 'exile' }, label: 'gone' },
        { do: 'move', what: { objects: 'result', label: 'gone' }, to: { zone: 'battlefield' } },
      ),
    );
    const [table, own] = atTable([3, 3], (p) => p.battlefield(alice, leaves));
    use(table, own, 0);
    use(table, own, 1);
    const [back] = table.state.battlefield;
    expect([back === own, storedOn(table, back!)]).toEqual([false, []]);
  });
});
