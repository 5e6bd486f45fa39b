import { expect, test } from '@jest/globals';
import {
  apply,
  creature,
  creatures,
  each,
  enchantment,
  gainLife,
  instant,
  kicker,
  spell,
  staticAbility,
  suspend,
  target,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { forest, act, pay, pick, alice, bob, position, Table, pools, plainState } from '@stacktrail/test-kit';

const later = creature('Later', '{5}', ['Sliver'], 3, 3, suspend(2, '{R}'));

test('CR 702.62a, 702.62b: it is exiled with time counters, loses one each upkeep and is then cast, with haste', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, later);
  for (const player of [alice, bob, alice, bob, alice]) p.library(player, forest);
  const table = new Table(p);
  const special = table.options(card).find((action) => action.do === 'special')!;
  table.answers(act(special), pay);
  expect([table.zoneOf(card), table.now(card).counters]).toMatchObject(['exile', [{ kind: 'time', count: 2 }]]);
  expect(table.stack).toEqual([]);
  const { id } = table.now(card);
  const upkeep = (): void => {
    table.passUntil('upkeep');
    while (table.state.activePlayer !== alice) table.passUntil('upkeep');
  };
  upkeep();
  table.passAll();
  expect(table.object(id).counters).toMatchObject([{ count: 1 }]);
  upkeep();
  table.passAll();
  expect(table.stack).toEqual(['ability of Later']);
  table.passAll();
  table.answer(pick('yes'));
  expect(table.now(card).announced.via).toBe('suspend');
  expect(table.of('ManaSpent')).toHaveLength(1);
  table.passAll();
  expect(table.zoneOf(card)).toBe('battlefield');
  expect(characteristicsOf(table.state, table.now(card)).keywords.has('haste')).toBe(true);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 702.62a: only when it could be cast', () => {
  const p = position((state) => {
    pools('R')(state);
    state.step = 'upkeep';
  });
  const [card, fast] = [
    p.hand(alice, later),
    p.hand(alice, instant('Soon', '{5}', spell(gainLife(1)), suspend(1, '{R}'))),
  ];
  const table = new Table(p);
  expect(table.options(card)).toEqual([]);
  expect(table.options(fast).map((action) => action.do)).toContain('special');
});

test('CR 702.62c: an effect that forbids casting it forbids that too', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, later);
  p.battlefield(
    bob,
    enchantment('Ban', '{1}', [], staticAbility({ static: "players can't", who: 'any player', what: 'cast spells' })),
  );
  expect(new Table(p).options(card)).toEqual([]);
});

test('CR 702.62a: it remains exiled where it isn’t cast', () => {
  const p = position();
  const card = p.exile(alice, later, { counters: { time: 1 } });
  for (const player of [alice, bob, alice, bob]) p.library(player, forest);
  const table = new Table(p);
  table.passUntil('upkeep');
  while (table.state.activePlayer !== alice) table.passUntil('upkeep');
  table.passAll();
  table.passAll();
  table.answer(pick('no'));
  expect(table.zoneOf(card)).toBe('exile');
});

test('CR 702.62d: it is cast for an alternative cost: what it costs more is paid, and its kicker may be; X is 0', () => {
  const p = position(pools('RR'));
  const kicks = creature('Later', '{X}{5}', ['Sliver'], 3, 3, suspend(2, '{R}'), kicker('{R}'));
  const card = p.exile(alice, kicks, { counters: { time: 1 } });
  const tax = { static: 'cost modification', of: 'spells', who: 'any player', filter: creatures } as const;
  p.battlefield(bob, enchantment('Tax', '{1}', [], staticAbility({ ...tax, change: 'more', mana: ['1'] })));
  const [removes] = [
    p.hand(
      alice,
      instant(
        'Tick',
        '',
        spell({ do: 'remove counters', counter: 'time', count: 1, on: each({ is: 'anything' }, 'exile') }),
      ),
    ),
  ];
  const table = new Table(p);
  table.cast(removes);
  table.passAll();
  expect(table.stack).toEqual(['ability of Later']);
  table.passAll();
  table.answer(pick('yes'));
  table.answer(pick('yes'));
  table.answer(pay);
  const { via, paid, x } = table.now(card).announced;
  expect([via, paid, x]).toMatchObject(['suspend', [{ cost: 'kicker', times: 1 }], 0]);
  expect([table.of('TotalCostDetermined').at(-1)?.data.mana, table.pool(alice)]).toEqual([['1', 'R'], '']);
});

test('CR 702.62a, 702.62b: what gains suspend in exile loses time counters, is cast by its owner, and has haste', () => {
  const p = position();
  const ox = p.battlefield(bob, creature('Ox', '{1}', ['Ox'], 2, 4));
  const result = { objects: 'result', label: 'moved' } as const;
  const banish = p.hand(
    alice,
    instant(
      'Banish',
      '',
      spell(
        target.creature(),
        {
          do: 'move',
          what: target(0),
          to: { zone: 'exile', withCounters: { counter: 'time', count: 1 } },
          label: 'moved',
        },
        apply(result, 'rest of the game', {
          change: 'add abilities',
          abilities: [{ kind: 'keyword', keyword: 'suspend' }],
        }),
      ),
    ),
  );
  for (const player of [alice, bob, alice, bob]) p.library(player, forest);
  const table = new Table(p);
  table.cast(banish);
  table.passAll();
  expect([table.zoneOf(ox), table.now(ox).counters]).toMatchObject(['exile', [{ kind: 'time', count: 1 }]]);
  table.passUntil('upkeep');
  while (table.state.activePlayer !== bob) table.passUntil('upkeep');
  table.passAll();
  expect(table.stack).toEqual(['ability of Ox']);
  table.passAll();
  table.answer(pick('yes'));
  expect(table.now(ox).announced.via).toBe('suspend');
  table.passAll();
  expect(table.zoneOf(ox)).toBe('battlefield');
  expect(characteristicsOf(table.state, table.now(ox)).keywords.has('haste')).toBe(true);
  expect(table.fold()).toBe(plainState(table.state));
});
