import { describe, expect, test } from '@jest/globals';
import {
  cost,
  gainLife,
  loseLife,
  staticAbility,
  triggered,
  you,
  type Effect,
  type StaticEffect,
} from '@stacktrail/card-tree';
import type { GameStateRecord } from '@stacktrail/game-state';
import { pay, pick, doing, watching, alice, bob, position, type Position, pools, Table } from '@stacktrail/test-kit';

type Roll = Extract<Effect, { do: 'roll dice' }>;

const roll = (more: Partial<Roll> = {}): Effect => ({
  do: 'roll dice',
  who: you,
  count: 1,
  sides: 20,
  label: 'roll',
  ...more,
});
const law = (effect: StaticEffect) => watching('Law', staticAbility(effect));
/** What dice will show. */
const loaded =
  (...values: readonly number[]) =>
  (state: GameStateRecord): void => {
    state.foretoldChance = values.map((value) => ({ player: alice, kind: 'die', value }));
  };

function rolling(
  effect: Effect,
  set: (p: Position) => void,
  change: (state: GameStateRecord) => void = () => {},
): Table {
  const p = position(change);
  set(p);
  const card = p.hand(alice, doing(effect));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

const results = (table: Table): readonly (readonly number[])[] =>
  table.of('DiceRolled').map(({ data }) => data.results);

describe('CR 706: rolling dice', () => {
  test('CR 706.2: modifiers come from other sources too; the natural result stays', () => {
    const table = rolling(
      roll({ modifier: 1 }),
      (p) => p.battlefield(alice, law({ static: 'modifies rolls', who: 'you', by: 3 })),
      loaded(5),
    );
    expect(table.of('DiceRolled').map(({ data }) => [data.natural, data.results])).toEqual([[[5], [9]]]);
  });

  test('CR 706.2: an effect on another player’s rolls changes nothing', () => {
    const table = rolling(
      roll(),
      (p) => p.battlefield(bob, law({ static: 'modifies rolls', who: 'you', by: 3 })),
      loaded(5),
    );
    expect(results(table)).toEqual([[5]]);
  });

  test('CR 706.2a: an optional modifier that costs mana is paid for before it is applied', () => {
    const set = (p: Position) =>
      p.battlefield(alice, law({ static: 'modifies rolls', who: 'you', by: 2, cost: [cost.mana('{1}')] }));
    const change = (state: GameStateRecord): void => {
      loaded(5)(state);
      pools('C')(state);
    };
    const paid = rolling(roll(), set, change);
    expect(paid.question.rule).toBe('706.2a');
    paid.answer(pick('yes'));
    if (paid.question.kind !== 'priority') paid.answer(pay);
    expect([results(paid), paid.pool(alice)]).toEqual([[[7]], '']);
    const unpaid = rolling(roll(), set, loaded(5));
    unpaid.answer(pick('no'));
    expect(results(unpaid)).toEqual([[5]]);
  });

  test('CR 706.2b: effects that reroll a die come before those that change the result', () => {
    const table = rolling(
      roll({ sides: 6 }),
      (p) => {
        p.battlefield(alice, law({ static: 'modifies rolls', who: 'you', by: 10 }));
        p.battlefield(alice, law({ static: 'may reroll', who: 'you', sides: 6, results: [3] }));
      },
      (state) => {
        state.foretoldChance = [
          { player: alice, kind: 'die', value: 3 },
          { player: alice, kind: 'die', value: 4 },
        ];
      },
    );
    expect(table.question.rule).toBe('706.2b');
    table.answer(pick('1'));
    expect(results(table)).toEqual([[3], [14]]);
  });

  test('CR 706.2b: only dice that came up so', () => {
    const table = rolling(
      roll({ sides: 6 }),
      (p) => p.battlefield(alice, law({ static: 'may reroll', who: 'you', results: [3] })),
      loaded(5),
    );
    expect([table.asked, results(table)]).toEqual(['priority 0', [[5]]]);
  });

  test('CR 706.3c: a table that says to roll again has the same dice rolled again', () => {
    const table = rolling(
      roll({
        count: 1,
        modifier: 1,
        table: [
          { from: 1, to: 9, effects: [gainLife(1), { do: 'roll again' }] },
          { from: 10, effects: [gainLife(10)] },
        ],
      }),
      () => {},
      (state) => {
        state.foretoldChance = [3, 4, 12].map((value) => ({ player: alice, kind: 'die', value }));
      },
    );
    expect([results(table), table.life(alice)]).toEqual([[[4], [5], [13]], 32]);
  });

  test('CR 706.6: more dice are rolled and the lowest is ignored; abilities see what counts', () => {
    const table = rolling(
      roll(),
      (p) => {
        const instead = { do: 'roll more', count: 1, ignore: 'lowest' } as const;
        p.battlefield(alice, law({ static: 'replacement', replacement: { would: 'roll dice', who: 'you', instead } }));
        const high = { on: 'keyword action', action: 'roll a die', who: 'you', atLeast: 10 } as const;
        const low = { on: 'keyword action', action: 'roll a die', who: 'you', atMost: 9 } as const;
        p.battlefield(alice, watching('High', triggered(high, gainLife(1))));
        p.battlefield(alice, watching('Low', triggered(low, loseLife(1))));
      },
      (state) => {
        state.foretoldChance = [4, 17].map((value) => ({ player: alice, kind: 'die', value }));
      },
    );
    expect(table.of('DiceRolled').map(({ data }) => [data.results, data.ignored])).toEqual([[[4, 17], [0]]]);
    expect(table.stack).toEqual(['ability of High']);
  });
});

describe('CR 705.3: a coin flip with a certain result', () => {
  const flips: Effect = { do: 'flip coins', who: you, count: 1, called: true, label: 'won' };
  const thrice: Effect = { do: 'flip coins', who: you, count: 8, label: 'heads' };

  test('CR 705.3: the player wins the flip, whatever they called', () => {
    for (const call of ['heads', 'tails']) {
      const table = rolling(flips, (p) => p.battlefield(alice, law({ static: 'coin flips', who: 'you', are: 'won' })));
      table.answer(pick(call));
      expect(table.of('CoinsFlipped').map(({ data }) => data.flips)).toEqual([
        [{ heads: call === 'heads', won: true }],
      ]);
    }
  });

  test('CR 705.3: it comes up so', () => {
    const table = rolling(thrice, (p) => p.battlefield(alice, law({ static: 'coin flips', who: 'you', are: 'tails' })));
    expect(table.of('CoinsFlipped').flatMap(({ data }) => data.flips.map(({ heads }) => heads))).toEqual(
      Array(8).fill(false),
    );
  });
});
