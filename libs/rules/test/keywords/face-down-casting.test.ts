import { expect, test } from '@jest/globals';
import {
  color,
  creature,
  creatures,
  disguise,
  enchantment,
  equip,
  gainLife,
  itself,
  manaCost,
  morph,
  sorcery,
  spell,
  staticAbility,
  triggered,
  X,
  you,
  type Ability,
  type Filter,
} from '@stacktrail/card-tree';
import type { Action } from '@stacktrail/game-events';
import {
  act,
  bear,
  bolt,
  number,
  object,
  pay,
  select,
  colorsOf,
  seen,
  size,
  typesOf,
  pools,
  Table,
  alice,
  bob,
  position,
} from '@stacktrail/test-kit';

const keyword = { morph, disguise } as const;
const rat = (...text: readonly Ability[]) => creature('Rat', '{1}{B}', ['Rat'], 3, 1, ...text);
const topCard = { objects: 'top of library', of: you, count: 1 } as const;
const isFaceDown = (action: Action): boolean => action.do === 'cast' && action.via === 'face down';

test.each([
  ['702.37c', 'morph', []],
  ['702.168b', 'disguise', ['ward']],
] as const)('CR %s: with %s it is cast for {3} as a 2/2 without name, color and subtypes', (_, name, has) => {
  const p = position(pools('CCC'));
  const card = p.hand(alice, rat(keyword[name]('{B}'), triggered({ on: 'enters', what: itself }, gainLife(5))));
  const table = new Table(p);
  table.castVia('face down', card, pay);
  expect(table.pool(alice)).toBe('');
  const stackObject = table.now(card).id;
  table.passAll();
  const { id } = table.now(card);
  for (const each of [stackObject, id]) {
    const { name: called, subtypes, keywords } = seen(table.state, each);
    expect([called, subtypes, [...keywords], table.object(each).printed.manaCost]).toEqual(['', [], has, null]);
    expect([size(table.state, each), typesOf(table.state, each), colorsOf(table.state, each)]).toEqual([
      '2/2',
      ['Creature'],
      '',
    ]);
  }
  expect([table.zoneOf(card), table.of('AbilityTriggered')]).toEqual(['battlefield', []]);
});

test.each([
  ['702.37c', 'morph'],
  ['702.168b', 'disguise'],
] as const)(
  'CR %s: what applies to casting such a creature applies with %s, not what applies to the card',
  (_, name) => {
    const offered = (filter: Filter): boolean => {
      const p = position(pools('CCC'));
      const ban = { static: "players can't", who: 'any player', what: 'cast spells', filter } as const;
      p.battlefield(bob, enchantment('Ban', '{W}', [], staticAbility(ban)));
      const card = p.hand(alice, rat(keyword[name]('{B}')));
      return new Table(p).options(card).some(isFaceDown);
    };
    const black = color('B');
    expect([offered(black), offered(creatures), offered({ is: 'power', compare: 'exactly', to: 2 })]).toEqual([
      true,
      false,
      false,
    ]);

    const p = position(pools('CCC'));
    const taxed = (filter: Filter, mana: string) =>
      enchantment(
        'Tax',
        '{W}',
        [],
        staticAbility({
          static: 'cost modification',
          of: 'spells',
          who: 'any player',
          filter,
          change: 'more',
          mana: manaCost(mana),
        }),
      );
    p.battlefield(bob, taxed(black, '{5}'));
    const card = p.hand(alice, rat(keyword[name]('{B}')));
    const table = new Table(p);
    table.castVia('face down', card, pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['3']);
  },
);

test.each([
  ['702.37c', 'morph'],
  ['702.168b', 'disguise'],
] as const)('CR %s: with %s it is cast so from wherever it can be cast', (_, name) => {
  const p = position(pools('CCC'));
  const open = {
    static: 'may play',
    who: 'you',
    from: 'graveyard',
    how: { permit: 'cast', filter: creatures },
  } as const;
  p.battlefield(alice, enchantment('Gate', '{B}', [], staticAbility(open)));
  const card = p.graveyard(alice, rat(keyword[name]('{B}')));
  const table = new Table(p);
  const action = table.options(card).find(isFaceDown);
  expect(action).toBeDefined();
  table.answers(act(action!), pay);
  table.passAll();
  expect([table.zoneOf(card), size(table.state, table.now(card).id)]).toEqual(['battlefield', '2/2']);
});

test.each([
  ['702.37d', 'morph'],
  ['702.168c', 'disguise'],
] as const)('CR %s: only %s or the like lets a card be cast face down', (_, name) => {
  const p = position(pools('CCC'));
  const [hidden, plain] = [p.hand(alice, rat(keyword[name]('{B}'))), p.hand(alice, rat(equip('{B}')))];
  const table = new Table(p);
  expect([table.options(hidden).some(isFaceDown), table.options(plain).some(isFaceDown)]).toEqual([true, false]);
});

test.each([
  ['702.37f', 'morph'],
  ['702.168e', 'disguise'],
] as const)('CR %s: other abilities know the X of the %s cost that was paid', (_, name) => {
  const p = position(pools('BBBBBBB'));
  const turned = triggered({ on: 'is turned face up', what: itself }, gainLife(X));
  const card = p.hand(alice, rat(keyword[name]('{X}{B}'), turned));
  const table = new Table(p);
  table.castVia('face down', card, pay);
  table.passAll();
  const { id } = table.now(card);
  table.answers(act(table.options(id)[0]!), number(3), pay);
  table.passAll();
  expect([seen(table.state, id).name, table.life(alice), table.pool(alice)]).toEqual(['Rat', 23, '']);
});

test.each([
  ['702.168a', rat(disguise('')), []],
  ['701.58a', sorcery('Cloaking', '', spell({ do: 'cloak', who: you, what: topCard })), [bear]],
] as const)(
  'CR %s: the ward of a face-down creature triggers where no other card watches for targets',
  (_, card, top) => {
    const p = position(pools('CCC', 'R'));
    const made = p.hand(alice, card);
    for (const each of top) p.library(alice, each);
    const strike = p.hand(bob, bolt);
    const table = new Table(p);
    if (top.length === 0) table.castVia('face down', made, pay);
    else table.cast(made);
    table.passAll();
    const faceDown = table.state.battlefield.find((id) => table.object(id).faceDown !== null)!;
    table.pass();
    table.cast(strike, select(object(faceDown)), pay);
    expect(table.of('AbilityTriggered')).toHaveLength(1);
  },
);
