import { describe, expect, test } from '@jest/globals';
import { dealDamage, enchantment, spell, sorcery, staticAbility, target, type Effect } from '@stacktrail/card-tree';
import { alice, bob, number, pick, player, pools, position, select, Table } from '@stacktrail/test-kit';

const spent = { amount: 'X', said: 'paid this way' } as const;
const gets = (count: number): Effect => ({
  do: 'put player counters',
  who: { players: 'you' },
  counter: 'energy',
  count,
});
const mayPay = (...effects: readonly Effect[]): Effect => ({
  do: 'may pay',
  who: { players: 'you' },
  cost: [{ cost: 'pay player counters', counter: 'energy', count: { amount: 'X' }, many: 'one or more' }],
  effects,
});

/** Casts it with three energy counters at hand. */
function casting(...effects: readonly Effect[]): Table {
  const p = position();
  const card = p.hand(alice, sorcery('Surge', '', spell(target.any(), ...effects)));
  const table = new Table(p);
  table.cast(card, select(player(bob)));
  table.pass(2);
  return table;
}

describe('CR 107.14: one or more {E}', () => {
  test('is chosen as it is paid, and what is done for it knows it', () => {
    const table = casting(gets(3), mayPay(dealDamage(spent)));
    table.answers(pick('yes'), number(2));
    expect([table.life(bob), table.state.players[alice]!.counters]).toEqual([18, [{ kind: 'energy', count: 1 }]]);
  });

  test('one or more is at least one, and no more than there are', () => {
    const table = casting(gets(3), mayPay(dealDamage(spent)));
    table.answer(pick('yes'));
    expect(table.question).toMatchObject({ form: 'number', min: 1, max: 3 });
    table.answer(number(3));
    expect(table.life(bob)).toBe(17);
  });

  test('one or more isn’t offered to whoever has none', () => {
    const table = casting(mayPay(dealDamage(spent)));
    expect([table.life(bob), table.question.kind]).toEqual([20, 'priority']);
  });
});

test.each([
  ['you', alice, ['2', 'R']],
  ['another player', bob, ['R']],
] as const)('CR 601.2f: what targets you or a permanent you control costs more: %s', (_, whom, mana) => {
  const bolt = sorcery('Bolt', '{R}', spell(target.any(), dealDamage(1)));
  const p = position(pools('RRR'));
  p.battlefield(
    alice,
    enchantment(
      'Siege',
      '',
      [],
      staticAbility({
        static: 'cost modification',
        of: 'spells',
        who: 'any player',
        filter: { is: 'anything' },
        change: 'more',
        mana: ['2'],
        targeting: { is: 'controlled by', who: 'you' },
        orYou: true,
      }),
    ),
  );
  const card = p.hand(alice, bolt);
  const table = new Table(p);
  table.cast(card, select(player(whom)));
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(mana);
});
