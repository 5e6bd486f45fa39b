import { expect, test } from '@jest/globals';
import { choose, cost, gainLife, keywords, mode, sorcery, spell } from '@stacktrail/card-tree';
import { pay, pick, alice, position, Table, pools } from '@stacktrail/test-kit';

test('CR 702.172a: one or more modes, for the costs of those', () => {
  const costFor = (...modes: string[]): readonly string[] | undefined => {
    const p = position(pools('GGGGG'));
    const priced = (mana: string, life: number) => ({ ...mode(gainLife(life)), cost: [cost.mana(mana)] });
    const text = { ...choose(1, priced('{1}', 1), priced('{2}', 2)), choose: { min: 1, max: 2 } };
    const card = p.hand(alice, sorcery('Spree', '{G}', keywords('spree'), spell(text)));
    const table = new Table(p);
    table.cast(card, pick(...modes), pay);
    return table.of('TotalCostDetermined')[0]?.data.mana;
  };
  expect([costFor('1'), costFor('2'), costFor('1', '2')]).toEqual([
    ['1', 'G'],
    ['2', 'G'],
    ['3', 'G'],
  ]);
});
