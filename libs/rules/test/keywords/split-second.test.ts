import { expect, test } from '@jest/globals';
import {
  activated,
  anything,
  artifact,
  casts,
  cost,
  enchantment,
  gainLife,
  instant,
  keywords,
  spell,
  triggered,
} from '@stacktrail/card-tree';
import { balm, elf, pay, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const sudden = instant('Sudden', '{R}', spell(gainLife(1)), keywords('split second'));

test('CR 702.61a: while it is on the stack, nobody casts spells or activates abilities that aren’t mana abilities', () => {
  const p = position(pools('R'));
  const [card, own, theirs] = [p.hand(alice, sudden), p.hand(alice, balm), p.hand(bob, balm)];
  const engine = p.battlefield(alice, artifact('Engine', '{1}', [], activated([cost.tap], gainLife(1))));
  const source = p.battlefield(alice, elf);
  const table = new Table(p);
  table.cast(card, pay);
  expect([table.options(own), table.options(engine)]).toEqual([[], []]);
  expect(table.options(source)).toHaveLength(1);
  table.pass();
  expect(table.options(theirs)).toEqual([]);
  table.pass();
  expect(table.life(alice)).toBe(21);
  expect(table.options(own)).toHaveLength(1);
});

test('CR 702.61b: triggered abilities trigger and go on the stack as ever', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, sudden);
  p.battlefield(bob, enchantment('Watcher', '{1}', [], triggered(casts('any player', anything), gainLife(2))));
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.stack).toEqual(['Sudden', 'ability of Watcher']);
});

test('CR 702.61b: special actions can be taken', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, sudden);
  const special = p.battlefield(
    alice,
    artifact('Lever', '{1}', [], { ...activated([], gainLife(5)), specialAction: '116.2' }),
  );
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.options(special)).toMatchObject([{ do: 'special' }]);
});

test('CR 702.61c: several instances on one spell are one', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, instant('Sudden', '{R}', spell(gainLife(1)), keywords('split second', 'split second')));
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect(table.life(alice)).toBe(21);
});
