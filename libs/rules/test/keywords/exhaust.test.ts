import { expect, test } from '@jest/globals';
import { activated, addMana, cost, creature, exhaust, gainLife, type StaticAbility } from '@stacktrail/card-tree';
import { pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const again: StaticAbility = {
  kind: 'static',
  condition: {
    if: 'all',
    of: [{ if: 'your turn' }, { if: 'not', of: { if: 'began to activate', keyword: 'exhaust' } }],
  },
  effects: [{ static: 'as though not activated', keyword: 'exhaust' }],
};
const refueler = creature('Refueler', '{2}', ['Elf'], 2, 2, exhaust(activated([cost.mana('{1}')], gainLife(1))), again);
const finder = creature('Finder', '{2}', ['Beast'], 2, 2, exhaust(activated([cost.mana('{0}')], addMana(['G']))));

const used = (...ids: readonly number[]) => ids.map((id) => `${id} /${id - 1}/faces/0/abilities/0#0`);

test('CR 702.177b: it may be activated as though it hadn’t been, until one has been activated this turn', () => {
  const p = position((state) => {
    pools('CC')(state);
    state.usedThisGame = used(1);
  });
  const elf = p.battlefield(alice, refueler);
  const table = new Table(p);
  expect(table.options(elf)).toHaveLength(1);
  table.activate(elf, pay);
  table.passAll();
  expect([table.life(alice), table.options(elf)]).toEqual([21, []]);
});

test('CR 702.177b example: once one is begun to be activated, another that was activated can’t pay for it', () => {
  const start = (found: readonly string[]) => {
    const p = position((state) => {
      pools('C')(state);
      state.usedThisGame = found;
    });
    const [elf, beast] = [p.battlefield(alice, refueler), p.battlefield(alice, finder)];
    const table = new Table(p);
    table.activate(elf);
    expect(table.asked).toBe('activate mana abilities 0');
    return table.options(beast);
  };
  expect(start(used(1, 2))).toEqual([]);
  expect(start(used(1))).toHaveLength(1); // one that hasn't been activated can
});
