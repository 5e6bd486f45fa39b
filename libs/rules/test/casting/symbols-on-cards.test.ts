import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  creature,
  enchantment,
  gainLife,
  keywords,
  triggered,
  cost,
  instant,
  type KeywordAbility,
} from '@stacktrail/card-tree';
import { PlayerStateRecord } from '@stacktrail/game-state';
import { pick, forest, alice, bob, position, seen, size, pools, Table } from '@stacktrail/test-kit';

const level = (from: number, to: number | undefined, power: number): KeywordAbility => ({
  kind: 'keyword',
  keyword: 'level',
  from,
  ...(to === undefined ? {} : { to }),
  power,
  toughness: power,
  abilities: keywords('flying'),
});

describe('CR 107: symbols in text boxes', () => {
  test('CR 107.8, 107.8a, 107.8b: level symbols with a range, and with an open end', () => {
    const leveler = creature('Leveler', '{G}', ['Human'], 1, 1, level(1, 3, 2), level(4, undefined, 5));
    const sizes = [0, 1, 3, 4, 9].map((count) => {
      const p = position();
      const id = p.battlefield(alice, leveler, { counters: count === 0 ? {} : { level: count } });
      return size(p.state(), id);
    });
    expect(sizes).toEqual(['1/1', '2/2', '2/2', '5/5', '5/5']);
    const p = position();
    const id = p.battlefield(alice, leveler, { counters: { level: 2 } });
    expect(seen(p.state(), id).keywords.has('flying')).toBe(true);
  });

  test('CR 107.15, 107.15a, 107.15b: chapter symbols, one or several before a text', () => {
    const chapter = (chapters: readonly number[], life: number) =>
      triggered({ on: 'chapter', chapters }, gainLife(life));
    const p = position((state) => {
      state.step = 'draw';
      state.begun = ['draw'];
    });
    p.battlefield(alice, enchantment('Saga', '{1}', ['Saga'], chapter([1, 2], 1), chapter([3], 5)), {
      counters: { lore: 1 },
    });
    for (const owner of [alice, bob]) p.library(owner, forest);
    const table = new Table(p);
    table.passAll();
    expect(table.stack).toEqual(['ability of Saga']);
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 107.16, 107.16a: a class level bar is activated at sorcery timing, one level after the other', () => {
    const bar = (at: number, life: number): KeywordAbility => ({
      kind: 'keyword',
      keyword: 'class level',
      level: at,
      cost: [cost.mana('{G}')],
      abilities: [activated([], gainLife(life))],
    });
    const p = position(pools('GG'));
    const id = p.battlefield(alice, enchantment('Class', '{1}', ['Class'], bar(2, 2), bar(3, 3)));
    const table = new Table(p);
    expect(table.options(id)).toHaveLength(1);
    table.activate(id, { form: 'action', action: { do: 'pay' } });
    table.passAll();
    expect(table.options(id)).toHaveLength(2);
  });

  test('CR 107.17, 107.17a: ticket counters are removed from the player', () => {
    const p = position((state) => {
      state.players = state.players.map((record) => {
        const copy = new PlayerStateRecord(record);
        if (copy.id === alice) copy.counters = [{ kind: 'ticket', count: 3 }];
        return copy;
      });
    });
    const paid = { cost: 'pay player counters', counter: 'ticket', count: 2 } as const;
    const id = p.battlefield(alice, artifact('Booth', '{1}', [], activated([paid], gainLife(1))));
    const table = new Table(p);
    table.activate(id);
    expect([table.state.players[alice]?.counters, table.options(id)]).toEqual([[{ kind: 'ticket', count: 1 }], []]);
  });

  test('CR 107.18: pawprint symbols limit the modes and cost nothing', () => {
    const worth = (pawprints: number, life: number) => ({ targets: [], effects: [gainLife(life)], pawprints });
    const p = position();
    const card = p.hand(
      alice,
      instant('Season', '', {
        kind: 'spell',
        choose: { min: 0, max: 0, pawprints: 3 },
        modes: [worth(1, 1), worth(3, 10)],
      }),
    );
    const table = new Table(p);
    expect(() => table.cast(card, pick('1', '2'))).toThrow('700.2');
    table.answer(pick('2'));
    table.passAll();
    expect(table.life(alice)).toBe(30);
  });
});
