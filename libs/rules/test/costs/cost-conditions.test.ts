import { expect, test } from '@jest/globals';
import {
  creature,
  enchantment,
  gainLife,
  instant,
  sorcery,
  spell,
  staticAbility,
  type Ability,
  type CardDefinition,
  type Effect,
  type Filter,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { bear, pay, select, alice, bob, position, pools, Table } from '@stacktrail/test-kit';

const isTapped: Filter = { is: 'all', of: [{ is: 'tapped' }, { is: 'type', type: 'Creature' }] };
const tap: Effect = { do: 'tap', what: { objects: 'target', slot: 0 } };

function paidFor(table: Table): string {
  return table.of('TotalCostDetermined').at(-1)!.data.mana.join('');
}

function own(effect: StaticEffect): Ability {
  return { kind: 'static', effects: [effect] };
}

const cheaperAgainstTapped = sorcery(
  'Cheaper Against Tapped',
  '{4}',
  own({
    static: 'own cost reduction',
    generic: {
      amount: 'either',
      condition: { if: 'matches', objects: { objects: 'this' }, filter: { is: 'targets', what: isTapped } },
      then: 3,
      otherwise: 0,
    },
  }),
  spell({ kind: 'permanent', filter: { is: 'type', type: 'Creature' }, min: 1, max: 1 }, tap),
);

test('CR 601.2f: a spell that costs less if it targets something asks the targets that were chosen', () => {
  for (const [tapped, cost] of [
    [true, '1'],
    [false, '4'],
  ] as const) {
    const p = position(pools('CCCC'));
    p.battlefield(bob, bear, tapped ? { tapped: true } : {});
    const card = p.hand(alice, cheaperAgainstTapped);
    const table = new Table(p);
    table.cast(card);
    expect(paidFor(table)).toBe(cost);
  }
});

test('CR 115.9a: a spell costs more for each target beyond the first', () => {
  const strive = instant(
    'Strive',
    '{1}',
    own({
      static: 'cost modification',
      of: 'spells',
      who: 'you',
      filter: { is: 'this' },
      change: 'more',
      mana: ['2'],
      times: { amount: 'sum', of: [{ amount: 'number of targets', of: { objects: 'this' } }, -1] },
    }),
    spell({ kind: 'permanent', filter: { is: 'type', type: 'Creature' }, min: 0, max: 99 }, tap),
  );
  for (const [chosen, cost] of [
    [[], '1'],
    [[0], '1'],
    [[0, 1, 2], '5'],
  ] as const) {
    const p = position(pools('CCCCCC'));
    const bears = [p.battlefield(bob, bear), p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const card = p.hand(alice, strive);
    const table = new Table(p);
    table.cast(card, select(...chosen.map((i) => bears[i]!)));
    expect(paidFor(table)).toBe(cost);
  }
});

test('CR 109.2: “a creature” that a spell targets is a permanent, not a creature spell', () => {
  const counter = instant(
    'Counter',
    '{3}',
    spell(
      { kind: 'spell', filter: { is: 'anything' }, min: 1, max: 1 },
      {
        do: 'counter',
        what: { objects: 'target', slot: 0 },
      },
    ),
  );
  const discount: StaticEffect = {
    static: 'cost modification',
    of: 'spells',
    who: 'you',
    filter: { is: 'anything' },
    targeting: { is: 'type', type: 'Creature' },
    change: 'less',
    mana: ['2'],
  };
  const p = position(pools('CCCCCC'));
  p.battlefield(alice, enchantment('Discount', '{1}', [], staticAbility(discount)));
  const creatureCard = p.hand(alice, creature('One', '{2}', [], 1, 1));
  const card = p.hand(alice, counter);
  const table = new Table(p);
  table.cast(creatureCard, pay);
  table.cast(card);
  expect(paidFor(table)).toBe('3');
});

test('CR 601.2i: the first creature spell each turn is the first of that kind that was cast', () => {
  const first: CardDefinition = enchantment(
    'First',
    '{1}',
    [],
    staticAbility({
      static: 'cost change',
      direction: 'less',
      who: 'you',
      spells: { is: 'nth cast this turn', nth: 1, what: { is: 'type', type: 'Creature' } },
      mana: ['1'],
    }),
  );
  const p = position(pools('CCCCCC'));
  p.battlefield(alice, first);
  const [gain, one, two] = [
    p.hand(alice, instant('Gain', '{1}', spell(gainLife(1)))),
    p.hand(alice, creature('One', '{2}', [], 1, 1)),
    p.hand(alice, creature('Two', '{2}', [], 1, 1)),
  ];
  const table = new Table(p);
  const costs = [gain, one, two].map((card) => {
    table.cast(card, pay);
    table.passAll();
    return paidFor(table);
  });
  expect(costs).toEqual(['1', '1', '2']);
});
