import { expect, test } from '@jest/globals';
import { choose, escalate, gainLife, mode, sorcery, spell } from '@stacktrail/card-tree';
import { pay, pick, alice, position, Table, pools } from '@stacktrail/test-kit';

test('CR 702.120a: its cost is paid for each mode beyond the first', () => {
  const costFor = (...modes: string[]): readonly string[] | undefined => {
    const p = position(pools('GGGGG'));
    const text = { ...choose(1, mode(gainLife(1)), mode(gainLife(2)), mode(gainLife(3))), choose: { min: 1, max: 3 } };
    const card = p.hand(alice, sorcery('Escalating', '{G}', spell(text), escalate('{2}')));
    const table = new Table(p);
    table.cast(card, pick(...modes), pay);
    return table.of('TotalCostDetermined')[0]?.data.mana;
  };
  expect([costFor('1'), costFor('1', '3'), costFor('1', '2', '3')]).toEqual([['G'], ['2', 'G'], ['4', 'G']]);
});
