import { expect, test } from '@jest/globals';
import { creature, each, enchantment, keywords, staticAbility, subtype, you } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { pay, pick, doing, resolves, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

function entering(times: number, ...picks: readonly string[]) {
  const p = position(pools('R'));
  const card = p.hand(
    alice,
    creature('Raider', '{R}', ['Orc'], 2, 2, keywords(...Array.from({ length: times }, () => 'riot' as const))),
  );
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  for (const key of picks) {
    resolve(table);
    table.answer(pick(key));
  }
  resolve(table);
  return {
    hasHaste: characteristicsOf(table.state, table.now(card)).keywords.has('haste'),
    counters: counters(table, card),
  };
}

test('CR 702.136a: it enters with a +1/+1 counter', () => {
  expect(entering(1, '1')).toEqual({ hasHaste: false, counters: 1 });
});

test('CR 702.136a: or it gains haste', () => {
  expect(entering(1, '2')).toEqual({ hasHaste: true, counters: 0 });
});

test('CR 702.136b: each instance works separately', () => {
  expect(entering(2, '1', '2')).toEqual({ hasHaste: true, counters: 1 });
});

test('CR 702.136b, 616.1: two permanents that give it riot give it two instances', () => {
  const p = position(pools('R'));
  const riots = enchantment(
    'Riots',
    '',
    [],
    staticAbility({
      static: 'continuous',
      affects: each({ is: 'type', type: 'Creature' }),
      changes: [{ change: 'add abilities', abilities: keywords('riot') }],
    }),
  );
  p.battlefield(alice, riots);
  p.battlefield(alice, riots);
  const card = p.hand(alice, creature('Raider', '{R}', ['Orc'], 2, 2));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  resolve(table).answer(pick('1'));
  resolve(table).answer(pick('1'));
  resolve(table);
  expect(counters(table, card)).toBe(2);
});

test('CR 702.136a: the haste is no part of its text: a copy doesn’t have it, and it stays on what becomes a copy', () => {
  const p = position(pools('R'));
  const raider = creature('Raider', '{R}', ['Orc'], 2, 2, keywords('riot'));
  const card = p.hand(alice, raider);
  const other = p.battlefield(alice, creature('Wall', '{1}', ['Wall'], 0, 4));
  const copy = p.hand(alice, doing({ do: 'become copy', what: each(subtype('Wall')), of: each(subtype('Orc')) }));
  const change = p.hand(
    alice,
    doing({ do: 'become copy', what: each({ is: 'named', name: 'Raider' }), of: each(subtype('Elf')) }),
  );
  p.battlefield(alice, creature('Elf', '{G}', ['Elf'], 1, 1));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('2'));
  const haste = () => [card, other].map((id) => characteristicsOf(table.state, table.now(id)).keywords.has('haste'));
  resolves(table, copy);
  expect(haste()).toEqual([true, false]);
  resolves(table, change);
  expect([table.now(card).printed.name, haste()]).toEqual(['Elf', [true, false]]);
});

test('CR 702.136a: a token with riot that is created has the haste too', () => {
  const p = position();
  p.graveyard(alice, creature('Raider', '{R}', ['Orc'], 2, 2, keywords('riot')));
  const make = p.hand(alice, doing({ do: 'create copies', who: you, count: 2, of: each(subtype('Orc'), 'graveyard') }));
  const table = new Table(p);
  resolves(table, make);
  table.answers(pick('1'), pick('2'));
  const tokens = table.state.battlefield.map((id) => table.object(id));
  expect(tokens.map((token) => characteristicsOf(table.state, token).keywords.has('haste'))).toEqual([false, true]);
  expect(tokens.map(({ counters: has }) => has.length)).toEqual([1, 0]);
});
