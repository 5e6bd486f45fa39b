import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  creature,
  enchantment,
  gainLife,
  instant,
  spell,
  staticAbility,
  type CardDefinition,
  type Cost,
  type ManaCost,
} from '@stacktrail/card-tree';
import { alice, balm, bear, bob, position, pools, select, Table } from '@stacktrail/test-kit';

const creatureYouControl = {
  is: 'all',
  of: [
    { is: 'type', type: 'Creature' },
    { is: 'controlled by', who: 'you' },
  ],
} as const;

function engine(cost: Cost): CardDefinition {
  return artifact('Engine', '', [], activated([cost], gainLife(1)));
}

describe('CR 119.7: having others gain life as a cost', () => {
  const cost: Cost = { cost: 'others gain life', who: 'opponent', amount: 3 };
  const each: Cost = { cost: 'others gain life', who: 'each other player', amount: 6 };
  const drought = enchantment(
    'Drought',
    '',
    [],
    staticAbility({ static: "players can't", who: 'opponent', what: 'gain life' }),
  );

  test.each([
    [cost, 23],
    [each, 26],
  ])('is paid as the ability is activated', (paid, life) => {
    const p = position();
    const source = p.battlefield(alice, engine(paid));
    const table = new Table(p);
    table.activate(source);
    expect([table.life(alice), table.life(bob)]).toEqual([20, life]);
  });

  test.each([cost, each])('can’t be paid where they can’t gain life', (paid) => {
    const p = position();
    const source = p.battlefield(alice, engine(paid));
    p.battlefield(alice, drought);
    const table = new Table(p);
    expect(() => table.activate(source)).toThrow();
  });
});

describe('CR 118.1: putting counters on a permanent as a cost', () => {
  const cost: Cost = { cost: 'put counters on', counter: '-1/-1', counters: 1, filter: creatureYouControl, count: 1 };

  test('its payer chooses which', () => {
    const p = position();
    const source = p.battlefield(alice, engine(cost));
    const [first, second] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const table = new Table(p);
    table.activate(source, select(second));
    const counters = [first, second].map((id) => table.object(id).counters);
    expect(counters).toEqual([[], [expect.objectContaining({ kind: '-1/-1', count: 1 })]]);
  });

  test('CR 118.3: nobody can pay it without such a permanent', () => {
    const p = position();
    const source = p.battlefield(alice, engine(cost));
    p.battlefield(bob, bear);
    const table = new Table(p);
    expect(() => table.activate(source)).toThrow();
  });
});

describe('CR 118.1: exiling a spell as a cost', () => {
  const cost: Cost = { cost: 'exile spells', filter: { is: 'type', type: 'Instant' }, count: 1 };

  test('the spell is on the stack and doesn’t resolve', () => {
    const p = position();
    const source = p.battlefield(alice, engine(cost));
    const card = p.hand(alice, balm);
    const table = new Table(p);
    table.cast(card);
    table.activate(source);
    expect(table.zoneOf(card)).toBe('exile');
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 118.3: a card in the hand is no spell', () => {
    const p = position();
    const source = p.battlefield(alice, engine(cost));
    p.hand(alice, balm);
    const table = new Table(p);
    expect(() => table.activate(source)).toThrow();
  });
});

test.each([
  ['its colored mana alone', true, ['2']],
  ['CR 118.7c: generic mana too, where there is no such colored mana', undefined, ['1']],
] as const)('a reduction by {B}{R} reduces %s', (_, coloredOnly, left) => {
  const spellOfBlack = instant('Night', '{2}{B}', spell(gainLife(1)));
  const p = position(pools('BBBRRR'));
  const less = {
    static: 'cost modification',
    of: 'spells',
    who: 'you',
    filter: { is: 'anything' },
    change: 'less',
  } as const;
  const mana: ManaCost = ['B', 'R'];
  p.battlefield(
    alice,
    creature('Monger', '', [], 1, 1, staticAbility({ ...less, mana, ...(coloredOnly && { coloredOnly }) })),
  );
  const card = p.hand(alice, spellOfBlack);
  const table = new Table(p);
  table.cast(card);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(left);
});
