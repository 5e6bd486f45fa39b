import { expect, test } from '@jest/globals';
import { choose, cost, gainLife, keywords, mode, sorcery, spell } from '@stacktrail/card-tree';
import { pay, pick, alice, position, Table, pools } from '@stacktrail/test-kit';

test('CR 702.183a: one mode, for the cost of that', () => {
  const p = position(pools('GGGGG'));
  const priced = (mana: string, life: number) => ({ ...mode(gainLife(life)), cost: [cost.mana(mana)] });
  const card = p.hand(
    alice,
    sorcery('Tiers', '{G}', keywords('tiered'), spell(choose(1, priced('{0}', 1), priced('{3}', 9)))),
  );
  const table = new Table(p);
  table.cast(card, pick('2'), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['3', 'G']);
  table.passAll();
  expect(table.life(alice)).toBe(29);
});
