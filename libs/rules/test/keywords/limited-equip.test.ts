import { expect, test } from '@jest/globals';
import { artifact, type CardDefinition } from '@stacktrail/card-tree';
import { alice, body, position, readCard, select, Table } from '@stacktrail/test-kit';

function equipment(name: string): CardDefinition {
  return artifact(name, '', ['Equipment']);
}

test('CR 602.5b, 702.6a: an equip ability that is activated only once each turn', () => {
  const p = position();
  const first = p.battlefield(alice, body(1, 1));
  p.battlefield(alice, body(1, 1));
  const sword = p.battlefield(alice, readCard(equipment('Sword'), 'Equip {0}. Activate only once each turn.'));
  const table = new Table(p);
  table.activate(sword, select(first));
  table.passAll();
  expect(table.object(sword).attachedTo).toEqual(first);
  expect(table.options(sword)).toEqual([]);
});

test('CR 601.2f, 602.2b: an equip ability costs less for each other Equipment', () => {
  const p = position();
  const wearer = p.battlefield(alice, body(1, 1));
  const costly = 'Equip {2}. This ability costs {1} less to activate for each other Equipment you control.';
  const plate = p.battlefield(alice, readCard(equipment('Plate'), costly));
  p.battlefield(alice, equipment('Helm'));
  const short = new Table(p);
  short.activate(plate);
  expect(short.question.kind).not.toBe('priority');
  p.battlefield(alice, equipment('Boots'));
  const table = new Table(p);
  table.activate(plate);
  table.passAll();
  expect(table.object(plate).attachedTo).toEqual(wearer);
});
