import { expect, test } from '@jest/globals';
import { artifact, creature, equip, instant } from '@stacktrail/card-tree';
import { alice, position, readCard, select, object, Table } from '@stacktrail/test-kit';

const spear = readCard(
  artifact('Spear', '{1}', ['Equipment'], equip('')),
  'This Equipment can be attached only to a creature with power 3 or greater.',
);
const shrink = readCard(instant('Shrink', ''), 'Target creature gets -1/-0 until end of turn.');
const [weak, strong] = [creature('Weak', '{1}', [], 2, 2), creature('Strong', '{1}', [], 3, 3)];

test('CR 301.5c, 701.3a, 704.5n: it isn’t attached to another creature, and comes off one that becomes another', () => {
  const p = position();
  const [id, small, big] = [p.battlefield(alice, spear), p.battlefield(alice, weak), p.battlefield(alice, strong)];
  const spell = p.hand(alice, shrink);
  const table = new Table(p);
  table.activate(id, select(object(big)));
  table.passAll();
  expect(table.object(id).attachedTo).toBe(big);
  table.cast(spell, select(object(big)));
  table.passAll();
  expect([table.object(id).attachedTo, table.zoneOf(id)]).toEqual([0, 'battlefield']);
  table.activate(id, select(object(small)));
  table.passAll();
  expect(table.object(id).attachedTo).toBe(0);
});
