import { describe, expect, test } from '@jest/globals';
import {
  cost,
  creature,
  creatures,
  each,
  enchantment,
  gainLife,
  keywords,
  levelUp,
  alsoType,
  staticAbility,
  triggered,
  type Ability,
  type KeywordAbility,
  losesAllAbilities,
} from '@stacktrail/card-tree';
import { pay, bear, alice, colorsOf, position, seen, size, pools, Table } from '@stacktrail/test-kit';

describe('levelers', () => {
  const band = (
    from: number,
    to: number | undefined,
    power: number,
    ...abilities: readonly Ability[]
  ): KeywordAbility => ({
    kind: 'keyword',
    keyword: 'level',
    from,
    ...(to === undefined ? {} : { to }),
    power,
    toughness: power,
    abilities,
  });
  const leveler = creature(
    'Leveler',
    '{G}',
    ['Human'],
    1,
    1,
    band(1, 2, 2),
    band(3, undefined, 4, ...keywords('flying')),
  );

  test.each([
    [0, '1/1', []],
    [2, '2/2', []],
    [3, '4/4', ['flying']],
  ])('CR 711.2a, 711.2b, 711.5: with %i level counters it is %s', (level, expected, keywordsThere) => {
    const start = position();
    const id = start.battlefield(alice, leveler, { counters: level === 0 ? {} : { level } });
    const { state } = new Table(start);
    expect(size(state, id)).toBe(expected);
    expect([...seen(state, id).keywords].filter((keyword) => keyword === 'flying')).toEqual(keywordsThere);
  });

  test('CR 711.6: elsewhere it has its uppermost power and toughness', () => {
    const start = position();
    const id = start.graveyard(alice, leveler);
    expect(size(new Table(start).state, id)).toBe('1/1');
  });
});

describe('classes', () => {
  const anthem: Ability = {
    kind: 'static',
    effects: [
      {
        static: 'continuous',
        affects: each(creatures),
        changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }],
      },
    ],
  };
  const klass = enchantment(
    'Class',
    '{G}',
    ['Class'],
    { kind: 'keyword', keyword: 'class level', level: 2, cost: [cost.mana('{G}')], abilities: [anthem] },
    {
      kind: 'keyword',
      keyword: 'class level',
      level: 3,
      cost: [cost.mana('{G}')],
      abilities: keywords('indestructible'),
    },
  );

  test('CR 716.2a: each level is gained in turn, and gives its abilities from then on', () => {
    const start = position(pools('GG'));
    const id = start.battlefield(alice, klass);
    const creature = start.battlefield(alice, bear);
    const table = new Table(start);
    expect(table.options(id)).toHaveLength(1); // CR 716.2d: level 1
    table.activate(id, pay);
    table.passAll();
    expect(size(table.state, creature)).toBe('3/3');
    expect(table.options(id)).toHaveLength(1);
    table.answers(table.use(id, 1), pay);
    table.passAll();
    expect([...seen(table.state, id).keywords]).toContain('indestructible');
  });
});

test('CR 716.2b: an ability of a level triggers as the Class becomes that level', () => {
  const level = (number: number, life: number): KeywordAbility => ({
    kind: 'keyword',
    keyword: 'class level',
    level: number,
    cost: [cost.mana('{G}')],
    abilities: [triggered({ on: 'is designated', as: 'level', value: number, what: { is: 'this' } }, gainLife(life))],
  });
  const start = position(pools('GG'));
  const id = start.battlefield(alice, enchantment('Class', '{G}', ['Class'], level(2, 1), level(3, 10)));
  const table = new Table(start);
  table.activate(id, pay);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(21);
  table.answers(table.use(id, 1), pay);
  table.passAll();
  table.passAll();
  expect(table.life(alice)).toBe(31);
});

describe('abilities that define characteristics', () => {
  const changeling = creature(
    'Changeling',
    '{2}',
    ['Shapeshifter'],
    1,
    1,
    staticAbility({ static: 'is every creature type' }),
  );
  const devoid = creature(
    'Devoid',
    '{1}{R}',
    ['Eldrazi'],
    2,
    2,
    staticAbility({ static: 'defines colors', colors: [] }),
  );

  test('CR 604.3: they function in all zones', () => {
    const start = position();
    const ids = [
      start.hand(alice, changeling),
      start.graveyard(alice, changeling),
      start.battlefield(alice, changeling),
    ];
    const colorless = [start.hand(alice, devoid), start.battlefield(alice, devoid)];
    const { state } = new Table(start);
    expect(ids.map((id) => seen(state, id).subtypes.includes('Zombie'))).toEqual([true, true, true]);
    expect(colorless.map((id) => colorsOf(state, id))).toEqual(['', '']);
  });

  test('CR 613.3: they come first in their layer; what takes all abilities comes too late', () => {
    const start = position();
    const id = start.battlefield(alice, changeling);
    start.effect({ changes: [losesAllAbilities], objects: [id] });
    const { state } = new Table(start);
    expect(seen(state, id).subtypes).toContain('Goblin');
    expect(seen(state, id).abilities).toEqual([]);
  });

  test('CR 613.1c, 612.8: an effect changes a name', () => {
    const start = position();
    const id = start.battlefield(alice, bear);
    start.effect({ changes: [{ change: 'set name', name: 'Ursa' }], objects: [id] });
    expect(seen(new Table(start).state, id).name).toBe('Ursa');
  });

  test('CR 205.4b: an effect takes a supertype away', () => {
    const start = position();
    const snow = { ...bear, faces: [{ ...bear.faces[0], supertypes: ['Snow', 'Legendary'] }] } as const;
    const id = start.battlefield(alice, snow);
    start.effect({ changes: [{ change: 'lose supertypes', supertypes: ['Legendary'] }], objects: [id] });
    expect(seen(new Table(start).state, id).supertypes).toEqual(['Snow']);
  });

  test('CR 205.3m: an effect gives all creature types to what is a creature', () => {
    const start = position();
    const id = start.battlefield(alice, bear);
    const other = start.battlefield(alice, enchantment('Shrine', '{G}', ['Shrine']));
    start.effect({ changes: [{ change: 'add all creature types' }], objects: [id, other] });
    const { state } = new Table(start);
    expect(seen(state, id).subtypes).toContain('Elf');
    expect(seen(state, other).subtypes).toEqual(['Shrine']);
  });
});

describe('level counters and class levels', () => {
  const levels = (level: number): KeywordAbility => ({
    kind: 'keyword',
    keyword: 'level',
    from: level,
    power: level + 1,
    toughness: level + 1,
    abilities: [],
  });

  test('CR 702.87b: level up takes a leveler through the levels of its symbols', () => {
    const start = position(pools('GG'));
    const id = start.battlefield(
      alice,
      creature('Leveler', '{G}', ['Human'], 1, 1, levelUp('{G}'), levels(1), levels(2)),
    );
    const table = new Table(start);
    const sizes = [0, 1].map(() => {
      table.activate(id, pay);
      table.passAll();
      return size(table.state, id);
    });
    expect(sizes).toEqual(['2/2', '3/3']);
  });

  test('CR 702.87c: a class level isn’t a level counter, nor the other way round', () => {
    const start = position(pools('GG'));
    const fierce: KeywordAbility = {
      kind: 'keyword',
      keyword: 'class level',
      level: 2,
      cost: [cost.mana('{G}')],
      abilities: keywords('indestructible'),
    };
    const counted = start.battlefield(alice, enchantment('Class', '{G}', ['Class'], fierce), {
      counters: { level: 2 },
    });
    const both = start.battlefield(
      alice,
      alsoType('Enchantment', creature('Hero', '{G}', ['Class'], 1, 1, levels(1), fierce)),
    );
    const table = new Table(start);
    expect([...seen(table.state, counted).keywords]).not.toContain('indestructible');
    table.activate(both, pay);
    table.passAll();
    expect([...seen(table.state, both).keywords]).toContain('indestructible');
    expect([size(table.state, both), table.object(both).counters]).toEqual(['1/1', []]);
  });
});
