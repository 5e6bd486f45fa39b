import { expect, test } from '@jest/globals';
import { sorcery, spell, staticAbility, artifact, activated, type CardDefinition } from '@stacktrail/card-tree';
import { alice, number, pay, pools, position, Table } from '@stacktrail/test-kit';

const gain = { do: 'gain life', who: { players: 'you' }, amount: { amount: 'X' } } as const;
const drain: CardDefinition = sorcery(
  'Drain',
  '{X}{1}{B}',
  staticAbility({ static: 'spend only on X', type: 'B' }),
  spell(gain),
);

/** What a spell costs in all where that is announced as its X. */
function costFor(x: number, pool: string): readonly string[] | undefined {
  const p = position(pools(pool));
  const card = p.hand(alice, drain);
  const table = new Table(p);
  table.cast(card, number(x));
  while (table.question.kind !== 'priority') table.answer(pay);
  return table.of('TotalCostDetermined')[0]?.data.mana;
}

test('CR 107.3a, 601.2f: what X comes to is due in mana of that type', () => {
  expect(costFor(3, 'BBBBG')).toEqual(['1', 'B', 'B', 'B', 'B']);
  expect(costFor(0, 'BG')).toEqual(['1', 'B']);
});

test('CR 602.2b: the same of an ability', () => {
  const p = position(pools('BBG'));
  const rats = artifact('Rats', '', [], {
    ...activated([{ cost: 'mana', mana: ['X'] }], gain),
    spendOnX: 'B',
  });
  const id = p.battlefield(alice, rats);
  const table = new Table(p);
  table.activate(id, number(2));
  while (table.question.kind !== 'priority') table.answer(pay);
  table.passAll();
  expect([table.life(alice), table.pool(alice)]).toEqual([22, 'G']);
});
