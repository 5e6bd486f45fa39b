import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  blitz,
  cost,
  creature,
  gainLife,
  sorcery,
  spell,
  staticAbility,
  type Effect,
} from '@stacktrail/card-tree';
import { alice, bear, number, pay, pools, position, Table } from '@stacktrail/test-kit';

const you = { players: 'you' } as const;
const own = { permit: 'cast', filter: { is: 'this' } } as const;

describe('CR 118.9: a permission to cast a card using an ability of it', () => {
  const racer = (using: 'blitz' | 'evoke') =>
    creature(
      'Racer',
      '{1}{R}',
      ['Devil'],
      3,
      1,
      blitz('{R}'),
      staticAbility({ static: 'may play', who: 'you', from: 'graveyard', how: { ...own, using } }),
    );

  test('only the cost of that keyword can be paid', () => {
    const p = position(pools('RRR'));
    const card = p.graveyard(alice, racer('blitz'));
    const table = new Table(p);
    expect(table.options(card)).toMatchObject([{ do: 'cast', via: 'blitz' }]);
    table.castVia('blitz', card, pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['R']);
  });

  test('a card without such an ability can’t be cast so', () => {
    const p = position(pools('RRR'));
    const card = p.graveyard(alice, racer('evoke'));
    expect(new Table(p).options(card)).toEqual([]);
  });
});

test('CR 601.3: a card that can be cast from a graveyard alone can’t be cast from a hand', () => {
  const only = staticAbility({
    static: 'cast this only',
    if: {
      if: 'any',
      of: [
        { if: 'matches', objects: { objects: 'this' }, filter: { is: 'in zone', zone: 'graveyard' } },
        { if: 'cast from', zone: 'graveyard' },
      ],
    },
  } as const);
  const knight = creature(
    'Knight',
    '{R}',
    ['Knight'],
    3,
    3,
    staticAbility({ static: 'may play', who: 'you', from: 'graveyard', how: own }),
    only,
  );
  const p = position(pools('RR'));
  const held = p.hand(alice, knight);
  const buried = p.graveyard(alice, knight);
  const table = new Table(p);
  expect(table.options(held)).toEqual([]);
  table.cast(buried, pay);
  expect(table.stack).toEqual(['Knight']);
});

describe('CR 107.3a: “X can’t be 0”', () => {
  const text = { ...spell(gainLife({ amount: 'X' })), xIsPositive: true } as const;

  test('at least 1 is chosen', () => {
    const p = position(pools('RR'));
    const card = p.hand(alice, sorcery('Grind', '{X}{R}', text));
    const table = new Table(p);
    table.cast(card);
    expect(table.question).toMatchObject({ form: 'number', min: 1 });
    table.answers(number(1), pay);
    table.passAll();
    expect(table.state.players[alice]?.life).toBe(21);
  });

  test('an ability of which that is said neither', () => {
    const p = position(pools('RR'));
    const source = p.battlefield(
      alice,
      artifact('Lamp', '', [], {
        ...activated([cost.mana('{X}')], gainLife({ amount: 'X' })),
        xIsPositive: true,
      }),
    );
    const table = new Table(p);
    table.activate(source);
    expect(table.question).toMatchObject({ form: 'number', min: 1 });
  });
});

test('CR 601.2f: an ability costs more to activate for each card in its player’s hand', () => {
  const p = position(pools('RRRRR'));
  const stone = artifact('Stone', '', [], {
    ...activated([cost.mana('{1}')], gainLife(1)),
    costsMore: { mana: ['1'], times: { amount: 'count', filter: { is: 'owned by', who: 'you' }, zone: 'hand' } },
  });
  const source = p.battlefield(alice, stone);
  p.hand(alice, bear);
  p.hand(alice, bear);
  const table = new Table(p);
  table.activate(source, pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['3']);
});

test('CR 611.2a: what was exiled with an object may be played until another card is exiled with it', () => {
  const exiled = { objects: 'result', label: 'exiled' } as const;
  const effects: readonly Effect[] = [
    { do: 'move', what: { objects: 'top of library', of: you, count: 1 }, to: { zone: 'exile' }, label: 'exiled' },
    {
      do: 'may play',
      who: you,
      what: exiled,
      how: { permit: 'play', filter: { is: 'anything' } },
      until: 'until you exile another card with this',
    },
  ];
  const rise = artifact('Rise', '', [], activated([], ...effects));
  const p = position(pools('GGGG'));
  const [source, other] = [p.battlefield(alice, rise), p.battlefield(alice, rise)];
  const cards = [p.library(alice, bear), p.library(alice, bear), p.library(alice, bear)];
  const table = new Table(p);
  const open = () =>
    table.state.exile
      .filter((id) => table.options(id).length > 0)
      .map((id) => table.state.objects.get(id)?.printed.name);
  table.activate(source);
  table.passAll();
  table.activate(other);
  table.passAll();
  expect(open()).toHaveLength(2);
  table.activate(source);
  table.passAll();
  expect(table.state.exile).toHaveLength(cards.length);
  expect(table.state.permissions.map(({ objects }) => objects)).toHaveLength(2);
  expect(table.of('EffectEnded')).toHaveLength(1);
  expect(open()).toHaveLength(2);
});
