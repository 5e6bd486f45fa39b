import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  addOneOf,
  artifact,
  cost,
  creatures,
  enchantment,
  gainLife,
  instant,
  land,
  lands,
  permanents,
  sorcery,
  spell,
  staticAbility,
  type Replacement,
} from '@stacktrail/card-tree';
import { pick, forest, alice, bob, colorsOf, position, pools, Table } from '@stacktrail/test-kit';

type Instead = Extract<Replacement, { would: 'produce mana' }>;
const rule = (more: Partial<Instead> & Pick<Instead, 'instead'>) =>
  enchantment(
    'Rule',
    '{1}',
    [],
    staticAbility({
      static: 'replacement',
      replacement: { would: 'produce mana', what: lands, who: 'any player', ...more },
    }),
  );
const twice = rule({ what: permanents, who: 'you', instead: { do: 'produce times', times: 2 } });
const swamped = rule({ instead: { do: 'produce', types: ['B'], count: 1 } });
const damped = rule({ atLeast: 2, instead: { do: 'produce', types: ['C'], count: 1 } });
const you = { players: 'you' } as const;

describe('CR 106.12b: what a permanent produces that is tapped for mana', () => {
  test('CR 106.12b: twice as much of that mana, only for who taps it', () => {
    const p = position();
    const [mine, theirs] = [p.battlefield(alice, forest), p.battlefield(bob, forest)];
    p.battlefield(alice, twice);
    const table = new Table(p);
    table.activate(mine);
    table.pass();
    table.activate(theirs);
    expect([table.pool(alice), table.pool(bob)]).toEqual(['GG', 'G']);
    expect(table.of('OccurrenceReplaced')).toHaveLength(1);
  });

  test('CR 106.12b: not where it isn’t tapped for mana', () => {
    const p = position();
    const relic = p.battlefield(alice, artifact('Relic', '{1}', [], activated([cost.payLife(1)], addMana(['R']))));
    p.battlefield(alice, twice);
    const table = new Table(p);
    table.activate(relic);
    expect(table.pool(alice)).toBe('R');
  });

  test('CR 106.12b: another type and amount; or only where it would be so much', () => {
    const cave = land('Cave', [], activated([cost.tap], addMana(['C', 'C', 'C'])));
    const tapped = (...rules: readonly (typeof twice)[]) => {
      const p = position();
      const [one, three] = [p.battlefield(alice, forest), p.battlefield(alice, cave)];
      for (const each of rules) p.battlefield(alice, each);
      const table = new Table(p);
      table.activate(one);
      table.activate(three);
      return table.pool(alice);
    };
    expect([tapped(swamped), tapped(damped)]).toEqual(['BB', 'GC']);
  });

  test('CR 106.12b, 616.1: who taps it chooses the order of several, which can matter', () => {
    const order = (which: number) => {
      const p = position();
      const source = p.battlefield(alice, forest);
      p.battlefield(alice, twice);
      p.battlefield(alice, damped);
      p.battlefield(alice, swamped);
      const table = new Table(p);
      table.activate(source);
      const { question } = table;
      if (question.form !== 'pick') throw new Error('no choice');
      expect(question.kind).toBe('choose replacement');
      table.answer(pick(question.options[which]!.key));
      while (table.question.form === 'pick') table.answer(pick(table.question.options[0]!.key));
      return table.pool(alice);
    };
    expect([order(0), order(1)].map((pool) => pool.length > 0)).toEqual([true, true]);
    expect(new Set([order(0), order(1)]).size).toBe(2);
  });

  test('CR 106.6a: a restriction holds for all the mana', () => {
    const p = position();
    const grove = land(
      'Grove',
      [],
      activated([cost.tap], {
        do: 'add mana',
        who: you,
        mana: { add: 'fixed', mana: ['G'] },
        spend: { spells: creatures },
      }),
    );
    const source = p.battlefield(alice, grove);
    p.battlefield(alice, twice);
    const card = p.hand(alice, instant('Balm', '{G}{G}', spell(gainLife(1))));
    const table = new Table(p);
    table.activate(source);
    expect([
      table.pool(alice),
      table.state.players[alice]?.mana.map(({ instruction }) => instruction !== null),
    ]).toEqual(['GG', [true, true]]);
    table.cast(card, { form: 'action', action: { do: 'pay' } });
    expect(table.reversed?.rule).toBe('601.2h');
  });

  test('CR 106.7: what it could produce takes that into account', () => {
    const p = position();
    p.battlefield(alice, forest);
    p.battlefield(alice, swamped);
    const mirror = artifact(
      'Mirror',
      '{1}',
      [],
      activated([cost.tap], {
        do: 'add mana',
        who: you,
        mana: { add: 'could produce', by: lands, what: 'color', count: 1 },
      }),
    );
    const source = p.battlefield(alice, mirror);
    const table = new Table(p);
    table.activate(source);
    expect(table.pool(alice)).toBe('B');
  });
});

describe('CR 105, 106: colors and types of mana', () => {
  const five = ['W', 'U', 'B', 'R', 'G'] as const;

  test('CR 105.1, 106.1a, 106.1b: five colors and six types of mana', () => {
    const p = position();
    const gem = p.battlefield(alice, artifact('Gem', '{1}', [], activated([cost.tap], addOneOf([...five, 'C']))));
    const table = new Table(p);
    table.activate(gem);
    expect(table.question).toMatchObject({ options: [...five, 'C'].map((key) => ({ key })) });
  });

  test('CR 105.4: one of the five colors is chosen', () => {
    const p = position();
    const card = p.hand(
      alice,
      enchantment(
        'Choice',
        '',
        [],
        staticAbility({
          static: 'replacement',
          replacement: {
            would: 'enter',
            what: { is: 'this' },
            instead: { enters: 'with choice', choice: { choose: 'color' } },
          },
        }),
      ),
    );
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.question).toMatchObject({ options: five.map((key) => ({ key })) });
    expect(() => table.answer(pick('C'))).toThrow();
    table.answer(pick('U'));
    expect(table.zoneOf(card)).toBe('battlefield');
  });

  test('CR 106.1, 106.2: mana pays costs; its symbols stand for costs and colors', () => {
    const p = position(pools('GG'));
    const card = p.hand(alice, sorcery('Rest', '{G}{G}', spell(gainLife(1))));
    expect(colorsOf(p.state(), card)).toBe('G');
    const table = new Table(p);
    table.cast(card, { form: 'action', action: { do: 'pay' } });
    expect([table.pool(alice), table.zoneOf(card)]).toEqual(['', 'stack']);
  });

  test('CR 106.4a, 106.4b: what mana is left after a payment, and as a player passes, all can see', () => {
    const p = position(pools('GR'));
    const card = p.hand(alice, instant('Balm', '{G}', spell(gainLife(1))));
    const table = new Table(p);
    table.cast(card, { form: 'action', action: { do: 'pay' } });
    expect(table.pool(alice)).toBe('R');
    table.pass();
    expect(table.pool(alice)).toBe('R');
    table.pass();
    expect(table.of('ManaSpent').length).toBeGreaterThan(0);
  });
});
