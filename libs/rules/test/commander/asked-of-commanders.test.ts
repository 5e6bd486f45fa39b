import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creature,
  draw,
  enchantment,
  gainLife,
  instant,
  legendary,
  spell,
  staticAbility,
  target,
  destroy,
  type Amount,
  type CardDefinition,
  type Effect,
  type Filter,
  type KeywordAbility,
} from '@stacktrail/card-tree';
import { alice, bear, bob, pay, pools, position, Table } from '@stacktrail/test-kit';

const leader = legendary(creature('Leader', '{G}', ['Elf'], 2, 2));
const commander: Filter = {
  is: 'all',
  of: [
    { is: 'designated', as: 'commander' },
    { is: 'owned by', who: 'you' },
  ],
};
const casts = (of: 'that object' | 'kept'): Amount => ({ amount: 'casts from command zone', of: { objects: of } });

describe('CR 903.8: how often a commander was cast from the command zone', () => {
  test('with those of other players’ commanders', () => {
    const amount: Amount = { amount: 'commander casts', by: { players: 'you' }, any: true };
    const p = position();
    p.leads(p.command(alice, leader), { casts: [2, 7] });
    p.leads(p.battlefield(bob, leader), { casts: [3, 4] });
    const card = p.hand(alice, instant('Gain', '', spell(gainLife(amount))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.life(alice)).toBe(25);
  });

  test('CR 601.2f: the commander costs less by that, after what it costs more for it', () => {
    const cheaper = staticAbility({
      static: 'cost modification',
      ...{ of: 'spells', who: 'any player', change: 'less', filter: commander, mana: ['1'] },
      times: casts('that object'),
    } as const);
    const p = position(pools('GGG'));
    p.battlefield(alice, enchantment('Myth', '{1}', [], cheaper));
    const id = p.leads(p.command(alice, leader), { casts: [2, 0] });
    const other = p.hand(alice, bear);
    const table = new Table(p);
    table.cast(id, pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['2', 'G']);
    table.passAll();
    expect([table.zoneOf(id), table.zoneOf(other)]).toEqual(['battlefield', 'hand']);
  });

  test('CR 106.6: it enters with a counter for each, this time included', () => {
    const more: Effect = {
      do: 'replace',
      replacement: {
        would: 'enter',
        what: { is: 'one of', objects: { objects: 'kept' } },
        instead: { enters: 'with counters', counter: '+1/+1', count: casts('kept'), additional: true },
      },
      until: 'rest of the game',
      keep: { objects: 'that object' },
    };
    const source = artifact(
      'Palace',
      '',
      [],
      activated([cost.tap], {
        do: 'add mana',
        who: { players: 'you' },
        mana: { add: 'fixed', mana: ['G'] },
        rider: { spells: commander, effects: [more] },
      }),
    );
    const p = position(pools('GG'));
    const id = p.leads(p.command(alice, leader), { casts: [1, 0] });
    const palace = p.battlefield(alice, source);
    const table = new Table(p);
    table.activate(palace);
    table.cast(id, pay);
    table.passAll();
    expect(table.now(id).counters).toEqual([{ kind: '+1/+1', count: 2 }]);
  });
});

describe('CR 903.4: the color identity of commanders', () => {
  const room = artifact(
    'Room',
    '',
    [],
    activated([{ cost: 'pay life', amount: { amount: 'commander colors', of: { players: 'you' } } }], draw(1)),
  );
  const gold = legendary(creature('Gold', '{W}{U}', ['Elf'], 2, 2));

  test.each([
    ['two commanders of three colors together', [leader, gold], 17],
    ['none of a color', [legendary(artifact('Stone', '{2}', []))], 20],
  ] as const)('a cost of so much life: %s', (_, cards, life) => {
    const p = position();
    for (const card of cards) p.leads(p.command(alice, card));
    const id = p.battlefield(alice, room);
    p.library(alice, bear);
    const table = new Table(p);
    table.activate(id);
    table.passAll();
    expect(table.life(alice)).toBe(life);
  });

  test('CR 903.4f: it can’t be paid without a commander', () => {
    const p = position();
    p.leads(p.command(bob, leader));
    const id = p.battlefield(alice, room);
    expect(new Table(p).options(id)).toEqual([]);
  });

  const protection: KeywordAbility = {
    kind: 'keyword',
    keyword: 'protection',
    from: [],
    quality: { is: 'outside commander identity' },
  };
  const kill = (mana: string): CardDefinition => instant('Kill', mana, spell(target.creature(), destroy(target())));

  test.each([
    ['a color outside it', '{W}', true, true],
    ['a color of it', '{G}', true, false],
    ['any color without a commander', '{W}', false, false],
  ] as const)('CR 702.16b: protection from each color that is not in it: %s', (_, mana, leads, isProtected) => {
    const p = position(pools('', 'WG'));
    const id = p.battlefield(alice, creature('Plated', '{1}', ['Elf'], 1, 1, [protection]));
    p.battlefield(bob, bear);
    if (leads) p.leads(p.command(alice, leader));
    const card = p.hand(bob, kill(mana));
    const table = new Table(p);
    table.pass();
    table.cast(card);
    expect(table.question.form === 'select' && table.question.candidates.some((one) => one.id === id)).toBe(
      !isProtected,
    );
  });
});

test('CR 601.2f, 113.6: abilities of cards in a graveyard cost less where an effect says so', () => {
  const filter: Filter = {
    is: 'all',
    of: [{ is: 'card' }, { is: 'in zone', zone: 'graveyard' }, { is: 'owned by', who: 'you' }],
  };
  const cheaper = staticAbility({
    static: 'cost modification',
    ...{ of: 'abilities', who: 'any player', filter, change: 'less', mana: ['2'], leastOne: true },
  } as const);
  const p = position(pools('G'));
  p.battlefield(alice, enchantment('Cheaper', '{1}', [], cheaper));
  const recurring = creature('Recurring', '{1}', ['Elf'], 1, 1, {
    ...activated([cost.mana('{2}')], gainLife(1)),
    from: 'graveyard',
  });
  const id = p.graveyard(alice, recurring);
  const table = new Table(p);
  table.activate(id, pay);
  table.passAll();
  expect([table.life(alice), table.pool(alice)]).toEqual([21, '']);
});
