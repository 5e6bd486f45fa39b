import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, Table } from '@stacktrail/test-kit';

test('CR 601.2c: a target that chance chooses is asked of nobody; the fact says which', () => {
  const pilot = readCard(creature('Pilot', '{1}', [], 0, 2), '{T}: ~ deals 2 damage to any target chosen at random.');
  const p = position();
  const id = p.battlefield(alice, pilot);
  p.battlefield(bob, bear);
  const table = new Table(p);
  table.activate(id);
  expect(table.stack).toEqual(['ability of Pilot']);
  const [fact] = table.of('ChosenAtRandom');
  expect(fact?.data.among).toHaveLength(4);
  expect(table.of('TargetsChosen')[0]?.data.targets).toEqual([fact?.data.chosen]);
});

test('CR 608.2d: one of the chosen permanents is destroyed by chance', () => {
  const cannon = readCard(
    instant('Cannon', ''),
    'For each opponent, choose a nonland permanent that player controls. Destroy one of them at random.',
  );
  const p = position(undefined, 3);
  const theirs = [p.battlefield(bob, bear), p.battlefield(2 as never, bear)];
  const card = p.hand(alice, cannon);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(theirs.map((one) => table.zoneOf(one)).sort()).toEqual(['battlefield', 'graveyard']);
});
