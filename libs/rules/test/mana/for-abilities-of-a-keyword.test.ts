import { expect, test } from '@jest/globals';
import { activated, anything, artifact, cost, equip, gainLife, type Effect } from '@stacktrail/card-tree';
import { alice, bear, pay, position, Table } from '@stacktrail/test-kit';

const forEquip: Effect = {
  do: 'add mana',
  who: { players: 'you' },
  mana: { add: 'fixed', mana: ['C'] },
  spend: { abilities: anything, keyword: 'equip' },
};

test('CR 106.6, 702.6a: mana for equip abilities pays for no other ability', () => {
  const p = position();
  const rock = p.battlefield(alice, artifact('Rock', '{1}', [], activated([cost.tap], forEquip)));
  const device = p.battlefield(alice, artifact('Device', '{1}', [], activated([cost.mana('{1}')], gainLife(1))));
  const sword = p.battlefield(alice, artifact('Sword', '{1}', ['Equipment'], equip('{1}')));
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.activate(rock);
  table.activate(device, pay);
  expect(table.reversed?.rule).toBe('601.2h');
  table.activate(sword, pay);
  expect(table.stack).toEqual(['ability of Sword']);
});
