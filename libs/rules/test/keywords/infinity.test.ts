import { expect, test } from '@jest/globals';
import { artifact } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';
import { isDesignated } from '@stacktrail/game-state';

const stone = readCard(
  artifact('Stone', '{1}', []),
  '{T}: Harness ~.',
  '∞ — Whenever you gain life, each opponent loses 1 life.',
);
const spring = readCard(artifact('Spring', '{1}', []), '{T}: You gain 2 life.');
const tide = readCard(artifact('Tide', '{1}', []), "{T}: Return each other artifact to its owner's hand.");

function used(table: Table, id: Parameters<Table['activate']>[0]): void {
  table.activate(id);
  table.passAll();
  table.passAll();
}

test('CR 702.186b of 2026-08-07: the ability is there as long as the permanent is harnessed, and not before', () => {
  const p = position();
  const [own, first, second] = [
    p.battlefield(alice, stone),
    p.battlefield(alice, spring),
    p.battlefield(alice, spring),
  ];
  const table = new Table(p);
  used(table, first);
  expect([table.life(alice), table.life(bob)]).toEqual([22, 20]);
  used(table, own);
  used(table, second);
  expect([table.life(alice), table.life(bob)]).toEqual([24, 19]);
});

test('CR 701.64b of 2026-08-07: it stays harnessed until it leaves the battlefield, and no other is', () => {
  const p = position();
  const [own, other, away] = [p.battlefield(alice, stone), p.battlefield(alice, stone), p.battlefield(alice, tide)];
  const table = new Table(p);
  used(table, own);
  const harnessed = () => [own, other].map((id) => isDesignated(table.now(id), 'harnessed'));
  expect(harnessed()).toEqual([true, false]);
  used(table, away);
  expect([table.zoneOf(own), harnessed()]).toEqual(['hand', [false, false]]);
});
